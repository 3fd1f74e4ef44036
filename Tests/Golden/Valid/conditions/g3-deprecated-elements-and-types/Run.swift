import DIRuntime

@main struct Run {
  @MainActor static func main() throws {
    let container = Container()
    print(try container.rules.map(\.name), container.screens.map(\.name))
    print(try container.session(number: 7).rules.map(\.name))
    print(container.reader(number: 1).text)
  }
}
