// @Provide
struct Clock {}

// @PROVIDE(singleton)
final class Store: Sendable {}

// @provide
struct Watch {
  init(
    clock: Clock,
    hour: Int  // @Arg
  ) {}
}
