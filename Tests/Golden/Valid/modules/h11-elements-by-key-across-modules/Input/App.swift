import Core
import DIRuntime
import Feature

// @provide(into: Parser, key: Format.text)
struct TextParser: Parser { let name = "text" }

// @provide(into: Parser, order: -10)
struct Early: Parser { let name = "early" }

// @provide(singleton, into: Theme, key: 7)
struct Dark: Theme { let name = "dark" }

// @provide
struct Reader { let parser: (Format) -> any Parser }
