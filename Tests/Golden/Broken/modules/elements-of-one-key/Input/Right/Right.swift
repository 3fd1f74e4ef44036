import Core
import DIRuntime

// @provide(into: Parser, key: Core.Format.json)
struct RightParser: Parser {}

// @provide(into: Parser, key: "a")
struct RightText: Parser {}
