import DIRuntime

@main
struct Main {
  static func main() {
    print(Container().mirror(self: "abc").image)
    print(Container { $0.override(.mirror) { c, text in Mirror(clock: c.clock, self: text + "d") } }.mirror(self: "abc").image)
  }
}
