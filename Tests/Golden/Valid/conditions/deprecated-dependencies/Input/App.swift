protocol Clock: Sendable { var now: Int { get } }

@available(*, deprecated, message: "use another, as https://example.com says: (a, b)")
// @provide(singleton, as: Clock)
struct Old: Clock { let now = 1 }

struct Token: Sendable { var text: String }
struct Refused: Error {}

enum Tokens {
  @available(*, deprecated)
  // @provide
  static func token(_ text: String /* @arg */, size: Int /* @arg */ = 2) throws(Refused) -> Token { Token(text: text) }
}

// Its user is not warned: it says nothing of `Old`.
// @provide
struct Consumer { let first: any Clock; let second: any Clock }

// @provide
struct Thrower {
  let token: Token
  init(_ text: String /* @arg */, clock: any Clock, token: Token, then: () -> Void /* @arg */) {
    then()
    self.token = token
  }
}

@available(*, deprecated)
// @provide(singleton)
struct AlsoOld { let clock: any Clock }

protocol Reading: Sendable {}
protocol Counting: Sendable {}
// @provide(singleton, as: [Reading, Counting])
struct Reader: Reading, Counting { let clock: any Clock }

// Deprecated on one system only, and by its initializer.
// @provide
final class Half {
  @available(macOS, deprecated: 15, renamed: "init(clock:)") @available(*, deprecated)
  init() {}
}
// @provide
struct Whole { let half: Half; let maybe: (any Clock)? }

// Not there on every system; what needs it says so too.
@available(macOS 99, iOS 99.1, *) @available(tvOS, unavailable)
// @provide
struct Future { let consumer: Consumer }

@available(macOS 99, iOS 99.1.0, *)
enum Later {
  @available(tvOS, unavailable, message: "soon")
  // @provide
  struct Further { let future: Future }
}
