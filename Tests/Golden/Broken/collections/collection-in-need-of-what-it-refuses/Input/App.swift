protocol Plugin: Sendable {}

// What is refused as an element is so once: the rest of the collection need not be waited for.
// @provide(into: Plugin)
struct Spelling: Plugin { init() async {} }

// @provide
struct Grammar: Plugin {}

// @provide
struct Editor { let plugins: [any Plugin] }

// @provide
struct Window {
  let editor: Lazy<Editor>
  let plugins: @Sendable () -> [any Plugin]
}
