import DIRuntime

struct User {}
struct Order {}

// @provide
func user() -> User { User() }

// @provide
func order() -> Order { Order() }

// @provide
struct Cache<Value> { let value: Value }

// @provide
struct Pair<First, Second> {
  let first: First
  let second: Second
}

// @provide
struct Repository<Entity> {
  typealias Item = Entity
  typealias Stored = Cache<Entity>
  typealias Maybe = Cache<Entity>?
  typealias With<Other> = Pair<Entity, Other>

  // @provide
  struct Cursor { let entity: Entity }

  // @provide
  struct Index<Key> {
    let entity: Entity
    let key: Key
  }

  let item: Item
  let stored: Stored
  let maybe: Maybe
  let both: With<Order>
  let cursor: Cursor
  let index: Index<Order>
  let make: () -> Cursor
}

enum Shapes {
  typealias Kept<Value> = Cache<Value>
  typealias Orders = Kept<Order>
}

// @provide
struct Shop {
  let users: Repository<User>
  let user: Repository<User>.Item
  let stored: Repository<User>.Stored
  let maybe: Repository<User>.Maybe
  let both: Repository<Order>.With<User>
  let cursor: Repository<User>.Cursor
  let index: Repository<User>.Index<Order>
  let orders: Shapes.Orders
  let kept: Shapes.Kept<User>
  let later: Lazy<Repository<User>.Stored>
  let make: @Sendable () -> Repository<Order>.Stored
}
