import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    do {
      let toolbar = container.toolbar
      toolbar.button("a").press()
      container.button(title: "b").press()
      print(toolbar.badge.count.withLock { $0 }, container.badge === toolbar.badge)
    }
    container.button(title: "c").press()
    print(container.badge.count.withLock { $0 }, container.history.events.withLock { $0 })
  }
}
