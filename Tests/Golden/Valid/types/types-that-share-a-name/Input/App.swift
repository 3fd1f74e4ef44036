enum Network { struct Request: Sendable { let text = "network" } }
enum Storage {
  struct Request: Sendable { let text = "storage" }

  // @provide(name: storageRequest)
  static func make() -> Request { Request() }

  // @provide
  struct Writer {
    let request: Request  // @named(storageRequest)
  }
}

extension Network {
  // @provide(singleton)
  static func request() -> Request { Request() }

  // @provide
  struct Loader { let request: Request }
}

// @provide
struct Both { let loader: Network.Loader; let writer: Storage.Writer; let request: Network.Request }
