import DIRuntime

@main
struct Main {
  static func main() {
    let c = Container()
    print(c.`a-b`(`c d`: 1), c.`1st + only`, c.uses(`c d`: 4))
    print(Container { $0.override(.`a-b`) { _, first, _ in Int64(first) } }.uses(`c d`: 4))
  }
}
