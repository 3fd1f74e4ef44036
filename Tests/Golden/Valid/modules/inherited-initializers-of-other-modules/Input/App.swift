import Core
import DIRuntime

// What the directive of a class says is read where the class is, and not where its initializer is: in the module of
// the superclass, where this is another one's name.
protocol Page: Sendable { var text: String { get } }
protocol Part: Sendable { var text: String { get } }

// @provide(as: Page, into: Part)
final class Start: View, Page, Part, @unchecked Sendable {}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
enum New {
  protocol Look {}

  // @provide(as: Look)
  final class Bright: View, Look {}
}

enum Old {
  class Base: @unchecked Sendable {
    let title: Title
    init(title: Title) { self.title = title }
  }
}

enum Kept {
  protocol Shelf: Sendable { var title: Title { get } }

  // @provide(singleton, as: Shelf)
  final class Board: Old.Base, Shelf, @unchecked Sendable {}
}

// @provide
struct Site {
  let page: any Page
  let parts: [any Part]
  let shelf: any Kept.Shelf
  var text: String { "\(page.text) \(parts.map(\.text)) \(shelf.title.text)" }
}
