struct A: Error {}
struct B: Error {}

// @provide
struct Disk { init() throws(A) {} }

// @provide
struct Net { init() throws(B) {} }

// @provide
struct Store { let disk: Disk; let net: Net }

// @provide
final class Sync {
  init(
    disk: @escaping () throws(B) -> Disk,
    store: @escaping () throws(A) -> Store,
    twice: (() throws(A) -> Net)?
  ) {}
}
