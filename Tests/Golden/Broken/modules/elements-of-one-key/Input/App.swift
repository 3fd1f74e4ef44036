import Core
import DIRuntime
import Left
import Right

// @provide(into: Parser, key: Format.csv)
struct AppParser: Parser {}

// @provide
struct Reader {
  let parser: (Format) -> any Parser
}
