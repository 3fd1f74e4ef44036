/// Neither is meant below, where a superclass has another.
struct Style { let name = "nobody's" }
enum Mode { case none }

/// This one is: it goes before a protocol's.
typealias ID = Int

class Screen {
  // @provide
  struct Style { let name = "a screen's" }
  enum Mode { case light, dark }
}

protocol Feature {
  associatedtype State
  typealias Reducer = @Sendable (State) -> State
  typealias ID = String
  typealias Title = String
}

class Table<Row> {
  struct Selection { let rows: [Row] }
  typealias Element = Row
}

// @provide
final class Settings: Screen {
  let text: String
  init(style: Style, mode: Mode = .light /* @arg */) { text = "\(style.name) \(mode)" }
}

// @provide
struct Counter: Feature {
  typealias State = Int
  let reducer: Reducer  // @arg
  let id: ID  // @arg
  let title: Title  // @arg
}

// @provide
func ones() -> Table<Int>.Selection { .init(rows: [1, 1]) }

// @provide
final class Numbers: Table<Int> {
  let text: String
  init(selection: Selection, last: Element /* @arg */) { text = "\(selection.rows) \(last)" }
}

// @provide
func words() -> Table<[String]>.Selection { .init(rows: [["a"], ["b"]]) }

// @provide
final class Grid<Cell>: Table<[Cell]> {
  let selection: Selection
  init(selection: Selection) { self.selection = selection }
}

class Panel: Screen {}

// @provide
struct Preview {
  let style: Panel.Style
  let grid: Grid<String>
}
