import Core
import DIRuntime

// @provide(into: Parser, key: Format.json, order: -1)
struct JSONParser: Parser { let name = "json" }

// @provide(into: Parser, order: 5)
struct Unnamed: Parser { let name = "unnamed" }
