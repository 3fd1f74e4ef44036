protocol Mail: Sendable {}

// @provide(as: Mail)
struct Plain: Mail {}

#if LOGGING
  // @provide(replaces: mail)
  struct Logged: Mail {
    let mail: any Mail
  }
#endif
