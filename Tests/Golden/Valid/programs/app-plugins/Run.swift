import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let editor = container.editor
    print(editor.plugins.map(\.name), editor.formatters.map(\.name), editor.checkers.map(\.name))
    let text = editor.formatters.reduce("Swift   is FUN.") { $1.format($0) }
    print(text, editor.checkers.flatMap { $0.complaints(about: text) })
    print(editor.checkers.contains { $0 as? Speller === editor.spelling })
    print(Container { $0.override(.formattings) { _ in [] } }.editor.formatters.count)
  }
}
