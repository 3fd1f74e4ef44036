import DIRuntime

struct Route: Hashable, Sendable, ExpressibleByStringLiteral {
  let path: String
  init(stringLiteral value: String) { path = value }
}
typealias Action = @Sendable (Int) -> String
typealias Routes = [Route: Action]

// @provide(singleton)
final class Store: Sendable { func name(_ id: Int) -> String { "#\(id)" } }

// @provide(singleton)
func routes(store: Store) -> Routes {
  ["show": { store.name($0) }, "edit": { "edit " + store.name($0) }]
}

// @provide(name: spare)
func fallbackRoutes() -> Routes { [:] }

// @provide
struct Router {
  let routes: [Route: @Sendable (Int) -> String]
  let spare: Routes
  let none: [Route: Int]?
  func callAsFunction(_ route: Route, _ id: Int) -> String { (routes[route] ?? spare[route])?(id) ?? "none" }
}
