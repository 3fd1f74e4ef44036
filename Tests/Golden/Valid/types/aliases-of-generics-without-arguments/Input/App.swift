struct Pair<A, B> {
  var a: A
  var b: B
}

typealias Couple = Pair

// @provide
func couple() -> Couple<Port, String> { Couple(a: Port(number: 80), b: "http") }

// @provide
struct Port { var number = 7 }

// @provide
struct Service { let pair: Pair<Port, String> }

class Base<Value> {
  let value: Value
  init(value: Value) { self.value = value }
}

typealias Parent = Base

// @provide
final class Child: Parent<Port> {}

typealias Table = Dictionary

// @provide
func ports() -> Table<String, Port> { ["http": Port(number: 80)] }

// @provide
struct Directory { let ports: [String: Port] }
