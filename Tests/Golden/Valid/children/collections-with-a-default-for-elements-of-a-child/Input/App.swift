import DIRuntime

protocol Plugin: Sendable { var name: String { get } }

// @container(parent: Container)
struct Session { let user: String }

// @provide(singleton, in: Session, into: Plugin)
struct History: Plugin { let name = "history" }

// @provide(singleton)
struct Menu {
  init(plugins: [any Plugin] = []) { count = plugins.count }
  let count: Int
}
