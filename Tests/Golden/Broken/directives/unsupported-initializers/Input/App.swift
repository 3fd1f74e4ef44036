final class Parser {
  // @provide
  init?(text: String /* @arg */) {}
}

// @provide
struct Link {
  // @provide
  init!(url: String) {}
}

// @provide
final class Reader {
  init<S: Sequence>(lines: S, more: [S]) {}
}

// @provide
struct Writer {
  init<each T>(_ values: repeat each T) {}
}

extension Clock where Self == Int {
  // @provide
  init(a: Int) {}
}

protocol Clock {}

// @provide
struct Table {
  init<Rows: Collection>(rows: Rows) where Rows.Element == Int {}
}

// @provide
struct Drawer {
  init<Item>(item: Item) where Item: Clock {}
}
