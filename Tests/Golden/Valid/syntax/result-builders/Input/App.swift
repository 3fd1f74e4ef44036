import DIRuntime

struct Text: Equatable {
  var words: [String]
}

/// Joins even one text alone to something else.
@resultBuilder
enum TextBuilder {
  static func buildBlock(_ parts: Text...) -> Text { Text(words: ["built"] + parts.flatMap(\.words)) }
}

// @provide
func title() -> Text { Text(words: ["title"]) }

struct Page {
  let first: Text
  let later: () -> Text
}

// @provide(name: whole)
@TextBuilder
func page(@TextBuilder first: () -> Text, @TextBuilder later: @escaping () -> Text) -> Text {
  first()
  later()
}

// @provide
struct Book {
  let page: Page

  init(@TextBuilder first: () -> Text, @TextBuilder later: @escaping () -> Text) {
    page = Page(first: first(), later: later)
  }
}

// @provide(name: closing)
@TextBuilder
var closing: Text {
  Text(words: ["the"])
  Text(words: ["end"])
}
