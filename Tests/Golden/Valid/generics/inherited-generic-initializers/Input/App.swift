// @provide
struct User { let name = "Ada" }

// @provide
final class Store<Item> {
  let count = 3
}

class Repo<Item> {
  let first: Item
  let store: Store<Item>
  init(first: Item, store: Store<Item>) {
    self.first = first
    self.store = store
  }
}

// @provide
final class UserRepo: Repo<User> {}

class Pairs<Left, Right>: Repo<Right> {
  var left: Left?
}

// @provide
final class UserPairs: Pairs<[Int], User> {}

// @provide
final class Several<Value>: Pairs<Value, User> {}

// @provide
struct Report {
  let several: Several<Bool>
}
