import DIRuntime

struct Token: ~Copyable {}

struct Slot<Value: ~Copyable> {
  let name: String
}

/// What need not be copyable is every type: these are there for all.
extension Slot where Value: ~Copyable {
  // @provide
  static func empty() -> Slot { Slot(name: "\(Value.self)") }
}

// @provide
struct Desk {
  let numbers: Slot<Int>
  let tokens: Slot<Token>
}
