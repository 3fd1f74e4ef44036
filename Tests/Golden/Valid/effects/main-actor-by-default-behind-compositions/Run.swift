import DIRuntime

@main
struct Main {
  static func main() async {
    let container = Container()
    print(await titles(in: container), container.note.title)
  }

  @concurrent
  static nonisolated func titles(in container: Container) async -> String {
    "\(container.tag.title) \(container.mark.title)"
  }
}
