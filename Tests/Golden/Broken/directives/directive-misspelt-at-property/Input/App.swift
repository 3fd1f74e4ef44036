// @provide
struct Session {
  let id: Int  // @args
  // @nmaed(main)
  let title: String
  // @args

  let size: Int
  let page: /* @arg */ Int
  /* @arg */ let line: Int
  let x, y: Int /* @agr */
}

// @provide(keyed: id)
struct Account {
  let id: Int  // @args
}

// What ends the line above speaks of another property.
// @provide
struct Order {
  lazy var count = 0  // @args
  let total: Int
}

// A container is made with all of them.
// @container(parent: Container)
struct Visit {
  let user: User  // @args
}
struct User {}
// @provide(in: Visit)
struct Profile { let user: User }

// @provide
struct Shop {
  let session: Session
  let account: Account
}
