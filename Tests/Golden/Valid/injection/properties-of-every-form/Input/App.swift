import DIRuntime
protocol Rule {}
// @provide(into: Rule)
struct R1: Rule {}
// @provide(into: Rule)
struct R2: Rule {}
// @provide(name: primary)
final class Log { var n = 1 }
enum Make {
  // @provide(name: spare)
  static func spare() -> Log { let l = Log(); l.n = 2; return l }
  // @provide
  static let port = 8080
}
// @provide
final class Thing { let id: String; init(id: String /* @arg */) { self.id = id } }
@propertyWrapper struct Wrapped<T> { var wrappedValue: T }
protocol Shape {}
// @provide
class Square: Shape {}
enum Outer {
  @available(macOS 15, *)
  class Inner {
    var rules: [any Rule]!  // @inject
    // @inject
    // @named(spare)
    var log: Log!
    var primary: Log? { didSet { print("primary set") } }  // @inject
    // @inject
    var port: Int!
    @Wrapped var square: Square?  // @inject
    // @inject
    // @match(nearest)
    var shape: (any Shape)!
    // @inject
    var container: Container!
    // @inject
    var make: ((String) -> Thing)!
    // @inject
    var provider: Provider<Square>!
    // @inject
    public var kept = 3
    // @inject
    var unknown: Double?
#if DEBUGGING
    var extra: Square!  // @inject
#else
    var other: Square!  // @inject
#endif
    // @inject
    var a: Square!, b: Square!
    // @inject
    public internal(set) var `class`: Square!
    // @inject
    nonisolated(unsafe) var unsafe: Square!
    // @inject
    var implicit: Optional<Square> = nil
  }
}
@available(macOS 15, *)
final class Under: Outer.Inner { override var primary: Log? { didSet { print("override set") } } }
