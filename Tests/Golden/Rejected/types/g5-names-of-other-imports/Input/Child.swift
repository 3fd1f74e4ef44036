import DIRuntime
import Found

// @container(parent: Container)
struct Visit {
  let seen: Set<Notification>
}

// @provide(in: Visit, singleton)
struct Guest: Sendable {
  let seen: Set<Notification>
}
