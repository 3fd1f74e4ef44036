import Core
import DIRuntime

// @provide(into: Plugin)
struct Spelling: Plugin {
  let name = "spelling"
  let editor: Lazy<Editor>
}

// @provide(singleton, into: Rule)
final class Short: Rule { let text = "be short" }
