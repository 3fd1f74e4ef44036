struct Token: Sendable { let text: String }

// Only one may fail, and with an error that the other build does not know.
#if STRICT
struct Expired: Error {}
// @provide(singleton)
func token() throws(Expired) -> Token { throw Expired() }
#else
// @provide(singleton)
func token() -> Token { Token(text: "plain") }
#endif

// Both fail in the same way.
struct Broken: Error {}
#if STRICT
// @provide(name: key)
func key(number: Int /* @arg */) throws(Broken) -> [Token] { throw Broken() }
#else
// @provide(name: key)
func key(number: Int /* @arg */) throws(Broken) -> [Token] { [] }
#endif

// @provide
struct Session { let token: Token }

// @provide(singleton)
struct Store: Sendable { let session: Session? }
extension Session: Sendable {}

// @provide
struct Door {
  let key: [Token]  // @named(key)
  let number: Int  // @arg
}

// One branch needs what fails, and the other does not.
#if STRICT
// @provide
struct Check { let token: Token }
#else
// @provide
struct Check {}
#endif
// @provide
struct Gate { let check: Check }
