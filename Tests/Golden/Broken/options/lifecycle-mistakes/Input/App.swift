// @provide(eager)
final class A: Sendable {}

// @provide(transient, eager)
final class B: Sendable {}

// @provide(weak, eager)
final class C: Sendable {}

// @provide(keyed: name, eager)
final class D: Sendable { init(name: String /* @arg */) {} }

// @provide(singleton, eager: true)
final class E: Sendable {}

// @provide(singleton, eager, eager)
final class F: Sendable {}

// @provide(singleton, eagre)
final class G: Sendable {}

// @provide(singleton, eager)
final class H: Sendable { init(name: String /* @arg */) {} }

// @provide(match: nearest, eager)
protocol I {}

// @provide(eager, onClose: close)
final class J: Sendable { func close() {} }

// @provide(onClose: close)
final class J2: Sendable { func close() {} }

// @provide(transient, eager, onClose: close)
final class J3: Sendable { func close() {} }

// @provide(transient, onClose: close)
final class K: Sendable { func close() {} }

// @provide(weak, onClose: close)
final class L: Sendable { func close() {} }

// @provide(singleton, boxed, onClose: close)
struct M { mutating func close() {} }

// @provide(boxed, onClose: close)
struct N { mutating func close() {} }

// @provide(singleton, onClose)
final class O: Sendable { func close() {} }

// @provide(singleton, onClose: )
final class P: Sendable { func close() {} }

// @provide(singleton, onClose: close())
final class Q: Sendable { func close() {} }

// @provide(singleton, onClose: { $0.close() })
final class R: Sendable { func close() {} }

// @provide(singleton, onClose: [close, free])
final class S: Sendable { func close() {} }

// @provide(singleton, onClose: "close")
final class T: Sendable { func close() {} }

// @provide(singleton, onclose: close)
final class U: Sendable { func close() {} }

// @provide(singleton, onClose: close, onClose: free)
final class V: Sendable { func close() {} }

// @provide(singelton, eager, onClose: close)
final class W: Sendable { func close() {} }

enum X {
  // @provide(singleton, onClose: close)
  static let shared: Y = Y()
}
final class Y: Sendable { func close() {} }

// @provide(singleton, eager)
@available(Nix, unavailable)
final class Z: Sendable {}

// @require(eager)
protocol Needed {}


// @provide(weak, colour, eager)
final class Paint: Sendable {}
