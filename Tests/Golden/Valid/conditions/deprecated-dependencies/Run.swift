import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    print(container.consumer.first.now, try container.thrower("text") { print("then") }.token.text)
    print(container.reading, container.counting)
    print(container.whole.maybe?.now ?? 0, container.further)
  }
}
