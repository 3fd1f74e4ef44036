import DIRuntime

protocol Rule: Sendable { var name: String { get } }
enum Broken: Error { case wrong }

// One element is deprecated, the collection is not.
enum Rules {
  @available(*, deprecated)
  // @provide(into: Rule)
  static func old() throws(Broken) -> OldRule { OldRule() }
  // @provide(into: Rule)
  static func other() -> OtherRule { OtherRule() }
  @available(macOS, introduced: 10.9, deprecated: 15)
  @available(*, deprecated)
  // @provide(singleton, into: Rule, name: kept)
  static func kept() -> OldRule { OldRule() }
}
struct OldRule: Rule { let name = "old" }
struct OtherRule: Rule { let name = "other" }

@MainActor protocol Screen { var name: String { get } }
@available(*, deprecated)
// @provide(into: Screen)
final class OldScreen: Screen { let name = "old screen" }

// @container(parent: Container)
struct Session { let number: Int }

@available(*, deprecated)
// @provide(into: Rule)
struct SessionRule: Rule {
  let number: Int
  var name: String { "of session \(number)" }
}

// A provider of a deprecated type is deprecated.
@available(*, deprecated)
struct OldToken: Sendable { let text = "token" }

enum Tokens {
  // @provide
  static func token() -> OldToken { OldToken() }
}

// The warning about what is deprecated stands at the parameter.
// @provide
final class Reader {
  let text: String
  init(
    token: OldToken,
    later: Lazy<OldToken>,
    kept: OldRule,
    number: Int /* @arg */
  ) {
    text = token.text + later.value.text + kept.name
  }
}
