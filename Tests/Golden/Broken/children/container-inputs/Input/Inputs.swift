import DIRuntime

struct User: Sendable {}

// @container(parent: Container)
struct One {
  let user: User
  private init(user: User) { self.user = user }
}

// @container(parent: Container)
struct Two {
  let user: User
  private let secret: Int
}

// @container(parent: Container)
struct Three {
  let user: User
  init() { user = User() }
}

// @container(parent: Container)
struct Four {
  let user: User /* @arg */
  #if DEBUG
    let level: Int
  #endif
}

// @container(parent: Container)
struct Five {
  @Binding var name: String
}

// @container(parent: Container)
struct Six {
  var untyped = makeUser()
}

// @container(parent: Container)
struct Seven {
  let user: User  // @named(x)
}

/// What the broken ones would have had is no second mistake.
// @provide(singleton, in: Two)
final class Cart: Sendable {
  init(user: User) {}
}

// @provide
struct Page {
  let secret: Int
}

// @container(parent: Container)
@MainActor
struct Eight {
  let user: User
}
