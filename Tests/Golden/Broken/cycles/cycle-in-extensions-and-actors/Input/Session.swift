extension Api.Client {
  // @provide
  struct Session { let log: Log }
}

extension Log {
  // @provide
  static func make(client: Api.Client) -> Log { Log() }
}

struct Log {}
