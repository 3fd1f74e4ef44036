import DIRuntime

final class Text { var text = "" }

// @provide
final class Editor {
  let text: Text
  init(text: sending Text /* @arg */) { self.text = text }
}

// @provide
final class Reader {
  let text: Text
  init(text: Text /* @arg */) { self.text = text }
}

// The editor takes the text away.
// @provide
struct Desk {
  init(
    editor: Editor,
    text: Text /* @arg */
  ) {}
}

// The reader keeps the text, so the desk cannot take it away.
// @provide
struct Table {
  init(
    reader: Reader,
    text: sending Text /* @arg */
  ) {}
}

// The caller of the function still has the text.
// @provide
struct Office {
  init(
    name: String /* @arg */,
    editor: (Text) -> Editor
  ) {}
}

// The reader has the text of the caller.
// @provide
struct Library {
  init(
    reader: () -> sending Reader,
    text: Text /* @arg */
  ) {}
}

@MainActor enum Main {
  // @provide
  static func newText() -> Text { Text() }
}

// The text belongs to the main actor.
// @provide
@MainActor struct Screen {
  nonisolated init(
    text: sending Text
  ) {}
}
