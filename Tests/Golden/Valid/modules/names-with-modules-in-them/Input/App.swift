struct Shop {}

extension Shop {
  // @provide
  struct Till { let count = 4 }
}

protocol Counting { var total: Int { get } }

// @provide
struct Desk {
  let till: Shop.App::Till
  init(till: Shop.App::Till) { self.till = till }
}

// @provide(as: Counting)
struct Counter {
  let desk: Desk
}

extension Counter: @unsafe nonisolated Counting {
  var total: Int { desk.till.count }
}

// @provide
struct Total { let counting: any App::Counting }
