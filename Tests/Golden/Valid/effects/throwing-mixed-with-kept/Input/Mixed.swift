protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

struct Token: Sendable { var text: String }
struct TokenError: Error {}

// @provide(singleton)
func readToken() throws(TokenError) -> Token { Token(text: "t") }

/// Reads the clock once although two want it, and only what throws is tried.
// @provide
struct Session {
  var start: any Clock
  var end: any Clock
  var token: Token
}

/// Here only what is read once throws.
// @provide
struct Pair {
  var left: Token
  var right: Token
}

/// Throws itself, and nothing of what it needs does.
// @provide
struct Checked {
  init(start: any Clock, end: any Clock) throws(TokenError) {}
}
