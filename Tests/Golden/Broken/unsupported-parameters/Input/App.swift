// @provide
final class Engine {
  init(
    buffer: inout [Int],
    condition: @autoclosure () -> Bool,
    actor: isolated Engine2,
    values: Int... /* @arg */,
    names: String... /* @named(main) */,
    pack: repeat each T
  ) {}
}

actor Engine2 {}
