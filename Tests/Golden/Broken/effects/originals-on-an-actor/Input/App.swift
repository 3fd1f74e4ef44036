protocol Mail: Sendable {}

// @provide(as: Mail)
@MainActor struct Post: Mail {
  let number: Int  // @arg
}

// @provide(replaces: mail)
@MainActor struct Logged: Mail {
  let mail: @Sendable (Int) -> any Mail
  let number: Int  // @arg
}

// @provide(as: Mail, name: other)
struct Other: Mail {
  let number: Int  // @arg
}

// @provide(replaces: other)
struct Loud: Mail {
  let other: any Mail
  let mail: @Sendable (String) -> any Mail  // @named(other)
  let number: Int  // @arg
}
