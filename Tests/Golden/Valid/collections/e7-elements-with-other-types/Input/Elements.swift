import DIRuntime

protocol Tool { var name: String { get } }
protocol Plugin { var title: String { get } }

// An element whose own accessor is for something else: one instance under all.

// @provide(singleton, as: Tool, into: Plugin)
final class Kept: Tool, Plugin, Sendable {
  var name: String { "kept" }
  var title: String { "kept" }
}

// @provide(as: Tool, name: other, into: Plugin)
struct Fresh: Tool, Plugin {
  let number: Int  // @named(number)
  var name: String { "fresh" }
  var title: String { "fresh \(number)" }
}

// @provide
let number: Int = 7

// What the sources do not say, the compiler knows.

class Base: CustomStringConvertible { var description: String { "base" } }

// @provide(into: CustomStringConvertible)
final class Leaf: Base {}

// @provide(into: any Error, name: mistake)
func makeMistake() -> CancellationError { CancellationError() }

// @provide(into: [CustomStringConvertible, Outer.Nested])
struct Both: CustomStringConvertible, Outer.Nested { let description = "both" }

enum Outer {
  protocol Nested {}
}

// @provide(into: Repository<Int>)
func makeRepository() -> Repository<Int> { Repository(value: 1) }

// @provide(into: Repository<Int>, name: second)
func makeSecond() -> Repository<Int> { Repository(value: 2) }

struct Repository<Value> { let value: Value }

// Kept and named elements, in a collection that is handed on with arguments.

// @provide
struct Report {
  let plugins: [any Plugin]
  let title: String  // @arg
}

@available(*, deprecated)
protocol Legacy {}

// @provide(into: Legacy)
@available(*, deprecated)
struct Old: Legacy {}

// By an alias: the collection is named after what it is.

typealias Extension = Plugin
typealias AnyExtension = any Plugin

// @provide(into: Extension)
struct Aliased: Plugin { let title = "aliased" }

// @provide(singleton, into: AnyExtension)
struct AliasedToo: Plugin, Sendable { let title = "aliased too" }
