import DIRuntime

enum Error: Swift.Error { case closed }
struct Void {}
struct StaticString {}
struct Result: Swift.Sendable {}

// @provide(singleton)
final class Store: Swift.Sendable {
  init() throws(Error) { if CommandLine.arguments.count > 9 { throw .closed } }
}

// @provide
struct Page {
  let name: String  // @arg
  let error: Error  // @arg
  let done: (Int) -> Swift.Void  // @arg
}

// @provide
struct Feed {
  let numbers: AsyncStream<Int>.Continuation  // @arg
  let later: (String, Error, @escaping (Int) -> Swift.Void) -> Page
}

// @container(parent: Container)
struct Session { let user: String }

// @provide(singleton, in: Session)
final class Cart: Swift.Sendable {
  let user: String
  init(user: String, store: Store) throws { self.user = user }
}

// @provide
func result() -> Result { Result() }
