import DIRuntime

struct Frozen: Clock { let now = 7 }

@main struct Run {
  static func main() {
    let container = Container()
    withContainer(container) {
      let widget = Widget()
      print(widget.clock.now, widget.draft === widget.draft, widget.fresh === widget.fresh)
      widget.$settings.withLock { $0.isLoud = true }
      print(container.settings.withLock { $0.isLoud })
      withContainer(container.overriding { $0.override(.clock) { _ in Frozen() } }) { print(Widget().clock.now, widget.clock.now) }
    }
  }
}
