// @provide
final class Engine {
  init(
    buffer: inout [Int],
    condition: @autoclosure () -> Bool,
    actor: isolated Engine2,
    values: Int... /* @arg */,
    pack: repeat each T
  ) {}
}

actor Engine2 {}
