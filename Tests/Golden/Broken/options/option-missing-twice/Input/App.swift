protocol Clock {}

// @provide(, , as: Clock)
struct A: Clock {}

// @provide(singleton, , , )
final class B: Sendable {}

// @container(, , parent: Container)
struct Session {
  let name: String
}
