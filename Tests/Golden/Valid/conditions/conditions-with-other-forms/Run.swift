import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let editor = container.editor
    print(editor.plugins.map(\.name), editor.users.log.value.level, editor.users.trace == nil ? "no trace" : "trace")
    print(editor.users.later?().level ?? "never", editor.channel("a") === container.channel(name: "a"))
    print(editor.channel("b").level)
  }
}
