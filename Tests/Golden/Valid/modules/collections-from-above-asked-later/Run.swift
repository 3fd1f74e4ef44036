import Core
import DIRuntime

@main
struct Run {
  static func main() {
    let editor = Container().editor
    print(editor.plugins.value.map(\.name), editor.rules().map(\.text))
  }
}
