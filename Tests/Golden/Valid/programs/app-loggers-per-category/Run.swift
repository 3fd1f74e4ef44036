import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    container.network.get()
    container.files.open()
    print(container.lines.all.withLock { $0 })
    print(container.logger("x") === container.logger("x"), container.logger("x") === container.logger("x", level: .debug))
  }
}
