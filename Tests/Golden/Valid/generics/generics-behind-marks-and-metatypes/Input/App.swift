struct User: Sendable { let name = "user" }
struct Order: Sendable {}

// @provide
func describing<Value>() -> @Sendable (Value) -> String { { "described \($0)" } }

struct Kinds<Value>: Sendable { let title: String }

// @provide
func kinds<Value>() -> Kinds<Value.Type> { Kinds(title: "kinds of \(Value.self)") }

// @provide
func counting<Value>() -> (Value...) -> Int { { (values: Value...) in values.count } }

// @provide
struct Printer {
  let kinds: Kinds<User.Type>
  let others: Kinds<Order.Type>
  let describe: @Sendable (Int) -> String
  let count: (Int...) -> Int

  init(
    kinds: Kinds<User.Type>, others: Kinds<Order.Type>, describe: @escaping @Sendable (Int) -> String,
    count: @escaping (Int...) -> Int
  ) {
    (self.kinds, self.others, self.describe, self.count) = (kinds, others, describe, count)
  }
}
