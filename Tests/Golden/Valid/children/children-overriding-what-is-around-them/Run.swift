import DIRuntime

@main
enum Run {
  static func main() async {
    let container = Container()
    let desk = container.session(user: "Ada").desk(number: 7)
    await show(desk)
    // What it has in place of the containers around it gets what those would have, and nothing of its own.
    let other = desk.overriding { $0.override(.settings) { _ in Settings() } }
    await show(other)
    print(other.editor === desk.editor, other.cart === desk.cart, other.tab === desk.tab)
  }

  static func show(_ desk: DeskContainer) async {
    let editor = desk.editor
    print(names(editor.later.value), names(editor.each()), names(editor.all()))
    print(editor.container is SessionContainer, desk.banner.cart == nil)
    print(desk.cart.names.joined(separator: " "), "-", names(desk.cart.all()))
    print(names(desk.room(key: 1).all()), names(desk.tab.all()), names(await desk.index.all()))
    print(names(desk.plugins))
  }

  static func names(_ plugins: [any Plugin]) -> String { plugins.map(\.name).joined(separator: " ") }
}
