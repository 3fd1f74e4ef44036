import DIRuntime
import Kit

// @provide
final class Service { init() {} }

// @provide
struct Request {
  let id: Int  // @arg
  let done: Completion  // @arg
}

// @container(parent: Container)
struct Session {
  let user: String
  let done: Completion
}

// @provide
struct Early {
  let service: Service
  @Late var later: Service
}

// @provide
struct Switched {
  @Inverted var isOn: Bool  // @arg
}

extension Number {
  // @provide(name: zeroed)
  static func zeroed() -> Int { 0 }
}

// @provide(as: Number)
struct NoNumber {}

enum Names {
  // @provide
  static func name() -> Kit.Name { Name() }
}

// @container(parent: Container)
struct Visit {
  @Late var later: Int?
}
