import DIRuntime

@main
struct Main {
  static func main() async {
    print(isolated(), await Container().pages(of: 2), nonisolated())
  }

  @MainActor
  static func isolated() -> String {
    let container = Container()
    return "\(container.start) \(container.titles) \(container.model) \(container.counted(count: 3)) \(container.all)"
  }

  nonisolated static func nonisolated() -> String { "\(Container().nobodys) \(Container().make)" }
}
