import DIRuntime
@globalActor actor DB { static let shared = DB() }
enum E1: Error { case a }
// @provide(singleton, live)
@DB final class Store {
  let n: Int
  // @provide
  init() { print("REAL"); n = 0 }
  init(n: Int) { self.n = n }
}
// @provide(live)
@DB func row(id: Int /* @arg */) throws -> String { print("REAL"); return "real" }
// @provide(live)
@DB func row2(id: Int /* @arg */) throws(E1) -> [Int] { print("REAL"); return [] }
// @provide(singleton, live, name: tokens)
@MainActor func tokens() async throws(E1) -> [Int: String] { print("REAL"); return [:] }
// @provide(singleton, live)
@MainActor final class Late {
  let n: Int
  // @provide
  init() async { print("REAL"); n = 0 }
  init(n: Int) { self.n = n }
}
// @provide(live)
func word(a: Int /* @arg */, _ b: String /* @arg */, c: Bool = true /* @arg */) async throws(E1) -> Character
{ print("REAL"); return "r" }
// @provide(singleton, live)
func port() throws(E1) -> Int { print("REAL"); return 1 }
enum Config {
  // @provide(live)
  static var home: String { print("REAL"); return "h" }
  // @provide(live)
  static let `default` = "d"
  // @provide(live, name: overrides)
  static let ov = "d"
}
// @provide(live)
func callback() -> @Sendable (Int) -> Int { print("REAL"); return { $0 } }
// @provide(live)
func maybe() -> Character? { print("REAL"); return nil }
