import DIRuntime

struct Failure: Error, Equatable {}

protocol Reader: Sendable { func read() -> String }
protocol Writer: Sendable { func write(_ text: String) }
protocol Tool { var name: String { get } }

// @provide(singleton)
final class Store: Sendable {}

// @container(parent: DIRuntime.Container)
struct Project {
  let title: String
}

/// One instance under two types.
// @provide(singleton, in: Project, as: [Reader, Writer])
final class Disk: Reader, Writer {
  let store: Store
  let title: String

  init(store: Store, title: String) {
    self.store = store
    self.title = title
  }

  func read() -> String { title }
  func write(_ text: String) { print("\(title): \(text)") }
}

/// Not Sendable by its own type.
// @provide(singleton, in: Project, as: Tool)
struct Brush: Tool, Sendable {
  let title: String
  var name: String { "brush for \(title)" }
}

// @provide(singleton, in: Project, name: backup)
final class Copy: Sendable {
  let reader: any Reader
  init(reader: any Reader) { self.reader = reader }
}

// @provide(singleton, in: Project)
final class License: Sendable {
  init(title: String) throws(Failure) { if title.isEmpty { throw Failure() } }
}

/// What throws flows on.
// @provide
struct Export {
  let license: License
  let backup: Copy
}

// @provide(weak, in: Project)
final class Preview: Sendable {
  let title: String
  init(title: String) { self.title = title }
  deinit { print("no preview of \(title)") }
}

// @provide(singleton, in: Project, keyed: [name, number])
final class Layer: Sendable {
  let text: String
  init(name: String /* @arg */, number: Int /* @arg */, title: String) { text = "\(title)/\(name)\(number)" }
}

// @provide(singleton, in: Project, boxed)
struct Palette: Sendable { var colours: [String] = [] }

// @provide(singleton, in: Project, set: [zoom = 2])
final class Canvas: @unchecked Sendable {
  let layer: @Sendable (String, Int) -> Layer
  var zoom = 1
  init(layer: @escaping @Sendable (String, Int) -> Layer) { self.layer = layer }
}

/// Two that need each other.
// @provide(singleton, in: Project)
final class Undo: Sendable {
  let redo: Lazy<Redo>
  let store: Lazy<Store>

  init(redo: Lazy<Redo>, store: Lazy<Store>) {
    self.redo = redo
    self.store = store
  }
}

// @provide(singleton, in: Project)
final class Redo: Sendable {
  let undo: @Sendable () -> Undo
  let draft: Provider<Draft>

  init(undo: @escaping @Sendable () -> Undo, draft: Provider<Draft>) {
    self.undo = undo
    self.draft = draft
  }
}

// @provide
final class Draft {
  let title: String
  let palette: Box<Palette>

  init(title: String, palette: Box<Palette>) {
    self.title = title
    self.palette = palette
  }
}

/// A generic one belongs where what it is made for does.
// @provide
struct Pair<Element> {
  let one: Element
  let other: Element
}

// @provide
struct Desk {
  let drafts: Pair<Draft>
  let stores: Pair<Store>
  let writer: (any Writer)?
}

#if DEBUG_TOOLS
  // @provide(singleton, in: Project)
  final class Inspector: Sendable { init(title: String) {} }
#else
  // @provide(singleton, in: Project)
  final class Inspector: Sendable { init(store: Store) {} }
#endif
