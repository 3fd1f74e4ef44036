import DIRuntime

protocol Source {}
protocol Sink: AnyObject, Sendable {}

// @provide(singleton)
struct Plain: Sendable {}
// @provide(singleton)
struct Inferred { let text = "" }
enum Kinds {
  // @provide(singleton)
  static func choice() -> Choice { .b }
}
enum Choice: Sendable { case a, b }
// @provide(singleton, as: [Source, Sink])
final class Socket: Source, Sink {}
// @provide(singleton)
func numbers() -> [Int] { [1] }
// @provide(singleton)
func maybe() -> Plain? { nil }
// @provide(singleton)
func closure() -> @Sendable (Int) -> Int { { $0 + 1 } }
// @provide(singleton)
func pair() -> (Plain, other: Inferred) { (Plain(), Inferred()) }
// @provide(singleton)
class Open: @unchecked Sendable {}
// @provide(singleton)
final class Sub: Open, @unchecked Sendable {}

// @provide
struct All {
  let plain: Plain, optional: Plain?, choice: Choice, source: any Source, sink: any Sink, numbers: [Int]
  let closure: @Sendable (Int) -> Int, pair: (Plain, other: Inferred), open: Open, sub: Sub
}
