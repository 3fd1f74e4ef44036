protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {
  let editor: Editor
}

// @provide
final class Editor {
  init(plugins: [any Plugin]) {}
}
