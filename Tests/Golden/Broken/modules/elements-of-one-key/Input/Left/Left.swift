import Core
import DIRuntime

// @provide(into: Parser, key: Format.json)
struct LeftParser: Parser {}

// @provide(into: Parser, key: "a")
struct LeftText: Parser {}
