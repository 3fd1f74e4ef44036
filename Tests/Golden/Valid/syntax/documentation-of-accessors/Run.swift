import DIRuntime

@main
enum Run {
  static func main() {
    let container = Container()
    print(container.greeter(name: "Ann").clock.now(), container.plain(number: 1).number)
    print(container.other, container.line)
  }
}
