// @provide(singleton)
@globalActor actor StoreActor {
  static let shared = StoreActor()
  let name = "store"
}

// @provide
@StoreActor struct Store {
  let actor: StoreActor
}
