import DIRuntime

// @provide(singleton, boxed)
struct Settings: Sendable {
  var isVerbose = false
  var names: [String] = []
}

/// Not boxed: everybody gets a copy.
// @provide(singleton)
struct Limits: Sendable { var most = 10 }

// @provide
final class Editor: Sendable {
  let settings: Box<Settings>
  let limits: Limits
  init(settings: Box<Settings>, limits: Limits) {
    self.settings = settings
    self.limits = limits
  }
}

// @provide
final class Reader: Sendable {
  let settings: Lazy<Box<Settings>>
  init(settings: Lazy<Box<Settings>>) { self.settings = settings }
}

enum Values {
  /// A common value is known by its name, in a box too.
  // @provide(singleton, boxed)
  static func counter() -> Int { 5 }

  /// New each time, and named.
  // @provide(boxed, name: scratch)
  static func settings() throws(Failure) -> Settings { Settings(isVerbose: true) }
}

struct Failure: Error {}

// @provide
struct Gauge {
  let counter: Box<Int>
  let scratch: Box<Settings>
  let settings: Box<Settings>
}

/// Shared while somebody holds it.
// @provide(weak, boxed)
struct Cache: Sendable { var pages = 0 }

/// One for each name, with arguments that only the declaration knows.
// @provide(keyed: name, boxed, public)
public struct Table: Sendable {
  public var rows: Int
  init(name: String /* @arg */, settings: Box<Settings>) { rows = name.count }
}

// @provide(boxed)
struct Note: Sendable {
  var text: String
  init(text: String /* @arg */ = String("t")) { self.text = text }
}
