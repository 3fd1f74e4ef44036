struct Failed: Error {}
struct A: Sendable { var v = 1 }
struct B: Sendable { var v = 2 }
struct C: Sendable { var v = 3 }
struct D { var v = 4 }
struct E { var v = 5 }
struct F { var v = 6 }

class Members {
  // @provide(singleton)
  static let a: A = { A(v: 10) }()
  // @provide(singleton)
  static var b: B { get throws(Failed) { B() } }
  // @provide
  static private(set) nonisolated(unsafe) var c: C = C() { didSet {} }
  // @provide
  class var d: D { D() }
  // @provide
  @inline(never) static func e(b: B) throws -> E { E(v: b.v) }
  // @provide
  @discardableResult
  static func f(_ a: A, d: D) -> F { F(v: a.v + d.v) }
}

// @provide
nonisolated(unsafe) var text: String? = "global"
// @provide
private(set) nonisolated(unsafe) var count: Int = 3
