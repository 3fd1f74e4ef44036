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
