protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct Calendar {
  func today() -> Int { 1 }
}
