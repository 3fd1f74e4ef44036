import Core

// @provide(singleton, into: [Plugin, Rule])
final class Counting: Plugin, Rule, Sendable {
  let name = "counting"
  let weight = 5
}
