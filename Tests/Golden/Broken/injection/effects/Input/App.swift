import DIRuntime

// @provide(singleton)
final class Slow: Sendable { init() async {} }
class Screen {
  // @inject
  var slow: Slow!
  // @inject
  var later: (() -> Slow)!
}
// @provide(into: Rule)
final class Waiting: Rule {
  // @inject
  var slow: Slow!
}
protocol Rule {}
// @provide
final class Uses { init(rules: [any Rule]) {} }
