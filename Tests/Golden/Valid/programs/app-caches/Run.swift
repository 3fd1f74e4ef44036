import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(["a", "bb", "ccc"].map { container.page.loading.load($0) })
    print(container.memory.withLock { [$0["a"], $0["bb"], $0["ccc"]] }, container.memory.withLock { $0.capacity })
    print(Container().memory.withLock { $0["ccc"] == nil })
  }
}
