import DIRuntime

protocol Listener: AnyObject, Sendable { var name: String { get } }

// @provide(weak, into: Listener)
final class Screen: Listener { let name = "screen" }

// @provide(singleton, as: [Listener, Self], into: Listener)
final class Store: Listener {
  let name = "store"
  let all: @Sendable () -> [any Listener]
  init(listeners: @escaping @Sendable () -> [any Listener]) { all = listeners }
}

// @provide(into: Listener)
final class Guest: Listener { let name = "guest" }

// @provide
struct Hub { let listeners: [any Listener]; let later: Lazy<[any Listener]> }
