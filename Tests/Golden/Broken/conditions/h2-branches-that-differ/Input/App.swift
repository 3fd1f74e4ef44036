// The isolation, by a superclass, a protocol and an extended type, in both orders.
#if MOCK
@MainActor class Base { init() {} }
protocol Shown {}
@MainActor enum Makers {}
#else
class Base { init() {} }
@MainActor protocol Shown {}
enum Makers {}
#endif

// @provide
final class Home: Base {}

// @provide
struct Page: Shown {}

struct Door {}

extension Makers {
  // @provide
  static func door() -> Door { Door() }
}

// One branch alone is a value, first or second.
#if MOCK
struct Connection {}
final class Channel: Sendable {}
#else
final class Connection: Sendable {}
struct Channel {}
#endif

// @provide(weak)
func connection() -> Connection { Connection() }

// @provide(weak)
func channel() -> Channel { Channel() }

// One branch alone is a protocol, or generic.
#if MOCK
protocol Log {}
struct Bag<Item> { let items: [Item] }
#else
class Log {}
struct Bag {}
#endif

// @provide(as: Log)
struct Plain {}

#if !MOCK
// @provide
func bag() -> Bag { Bag() }
#endif

// One branch alone is public.
#if MOCK
public struct Lamp {}
#else
struct Lamp {}
#endif

// @provide(public)
func lamp() -> Lamp { Lamp() }

// An overload in the second branch alone.
#if MOCK
class Above { init(mock: Int) {} }
#else
class Above {
  init() {}
  init(level: Int) {}
}
#endif

#if !MOCK
final class Below: Above {
  // @provide
  convenience init(level: Int = Int(7)) { self.init(level: level) }
}
#endif
