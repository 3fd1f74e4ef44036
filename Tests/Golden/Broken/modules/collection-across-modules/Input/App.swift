import Core
import Left
import Right

// @provide(into: Plugin)
struct Broken: Plugin { init() throws {} }

// @provide(into: Plugin)
struct Circular: Plugin {
  let editor: Editor
}

// @provide
struct Main { let steps: [any Step] }
