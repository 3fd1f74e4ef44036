import DIRuntime

@main enum Run {
  static func main() throws {
    let container = Container()
    print(
      container.retries, try container.parser.rows, container.settings.value.limit, container.buffer.count)
    print(container.legacy === container.legacy)
  }
}
