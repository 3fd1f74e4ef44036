import DIRuntime
import Lib

#if DEBUG
// @provide(singleton, in: Session, into: Plugin, eager, onClose: close)
final class Ruler: Plugin {
  let name: String
  init(number: Int) { name = "ruler \(number)" }
  func close() { print("closed", name) }
}

// @provide(weak, in: Session)
final class Draft: Sendable {}

// @provide
struct Page {
  let cart: Cart
  let session: SessionContainer
}

#if TRACE
// @container(parent: Session)
struct Window { let title: String }

// @provide(singleton, in: Window)
final class Toolbar: Sendable {
  let names: [String]
  init(plugins: [any Plugin], title: String) { names = [title] + plugins.map(\.name) }
}
#endif
#endif

#if !DEBUG
// @container(parent: Container)
struct Visit { let user: User }
#endif

// What is the same in all builds asks for none of them.
// @provide
struct Names {
  let plugins: [any Plugin]
  var all: [String] { plugins.map(\.name) }
}
