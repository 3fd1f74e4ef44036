final class Row: Sendable {}
struct Point { var x = 1 }
final class Text { var text = "text" }

// Values of these types may be given away and used all the same.
// @provide
struct Line {
  let row: Row
  let point: Point
  init(row: sending Row /* @arg */, point: sending Point /* @arg */) { (self.row, self.point) = (row, point) }
}

// @provide
struct Page {
  init(line: Line, later: @escaping (Row, Point) -> Line, row: Row /* @arg */, point: Point /* @arg */) {
    print(line.row === row, later(row, point).point.x)
  }
}

// The reader keeps nothing of the text, so the text can be given away behind it.
// @provide
final class Reader: Sendable {
  init(text: Text /* @arg */) { print("read", text.text) }
}

// @provide
final class Editor {
  let text: Text
  init(reader: Reader, text: sending Text /* @arg */) { self.text = text }
}

// @provide
struct Desk {
  init(editor: (sending Text) -> Editor) { print(editor(Text()).text.text) }
}
