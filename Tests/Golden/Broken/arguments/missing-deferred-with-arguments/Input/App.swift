final class Editor {
  init(document: Document, title: String) {}
}
struct Document {}

struct Window {
  let title: String
}

// @provide
struct Desk {
  let editor: (Document) -> Editor
  let window: (String) -> Window
}
