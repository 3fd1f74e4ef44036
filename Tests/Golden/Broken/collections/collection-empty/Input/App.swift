protocol Plugin {}
protocol Rule {}
protocol Stage {}
protocol Sink {}

// @provide
struct Spelling: Plugin {}

// @provide
struct Editor {
  let plugins: [any Plugin]
  let rules: Array<any Rule>
  let stages: [Stage]?
  let sinks: [any Sink] = []
}

// @provide
struct Viewer {
  let plugins: [Plugin]
  let editor: Editor
}

struct Grammar: Rule {}

extension Unrelated: Rule {}

final class Unrelated {}

// @provide
struct Pipe {
  let all: [any Sink]
  let paths: [Grammar]
}

protocol Late {}

// @provide
struct Waiting {
  let lazy: Lazy<[any Late]>
  let function: () -> [any Late]
}

protocol Theme {}

/// A conformance that nobody can read may be what was meant.
// @provide(into: Them)
struct Dark {}

protocol Cloud {}

// @provide
func cumulus() -> any Cloud { fatalError() }

// @provide
struct Wardrobe {
  let themes: [any Theme]
  let clouds: [any Cloud]
}
