// @provide
final class Engine {
  init(
    buffer: inout [Int],
    condition: @autoclosure Condition,
    actor: isolated Engine2,
    values: Int... /* @arg */,
    names: String... /* @named(main) */,
    pack: repeat each T
  ) {}
}

typealias Condition = () -> Bool

actor Engine2 {}
