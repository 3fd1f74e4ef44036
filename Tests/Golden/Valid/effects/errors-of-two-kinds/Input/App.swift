struct First: Error {}
struct Second: Error {}
enum Switch { nonisolated(unsafe) static var fails = 0 }

// @provide
struct A { init() throws(First) { if Switch.fails == 1 { throw First() } } }
// @provide
struct B { init() throws(Second) { if Switch.fails == 2 { throw Second() } } }
// @provide
struct OnlyA { let a: A }
// @provide
struct Both { let a: A; let b: B }
// @provide
struct Deep { let onlyA: OnlyA }
// @provide
struct Mapped {
  let error: String
  init(deep: () throws(First) -> Deep, both: () throws -> Both) {
    do { _ = try deep(); _ = try both(); error = "none" } catch { self.error = "\(error)" }
  }
}
