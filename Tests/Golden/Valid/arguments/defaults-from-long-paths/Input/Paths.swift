struct Settings: Sendable {
  var limit = 1
  private static let shared = Settings(limit: 2)
  fileprivate static let standard = Settings(limit: 3)
}

private let hidden = Settings(limit: 4)
let seen = Settings(limit: 5)

extension Settings {
  fileprivate enum Nested { static let deep = Settings(limit: 6) }
}

// @provide
struct Limits {
  let text: String
  init(
    standard: Int = Settings.standard.limit,  // @arg
    hidden: Int = hidden.limit,  // @arg
    seen: Int = seen.limit,  // @arg
    deep: Int = 6  // @arg
  ) {
    text = "\(standard) \(hidden) \(seen) \(deep)"
  }
}
