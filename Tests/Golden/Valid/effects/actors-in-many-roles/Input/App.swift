protocol Store: Actor { func put(_ value: Int) -> Int }

// @provide(singleton, as: Store)
actor Memory: Store {
  private var values: [Int] = []
  init() {}
  func put(_ value: Int) -> Int { values.append(value); return values.count }
}

// @provide(weak)
actor Session {
  let store: any Store
  init(store: any Store) { self.store = store }
  func run() async -> Int { await store.put(1) }
}

// @provide(keyed: user)
actor Inbox {
  nonisolated let user: String
  private let session: @Sendable () -> Session
  init(user: String /* @arg */, session: @escaping @Sendable () -> Session) { (self.user, self.session) = (user, session) }
  func receive() async -> Int { await session().run() }
}

// @provide
struct Mail {
  let inbox: (String) -> Inbox
}
