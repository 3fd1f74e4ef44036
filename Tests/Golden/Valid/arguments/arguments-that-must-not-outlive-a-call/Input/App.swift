import DIRuntime

// @provide(singleton)
final class Log: Sendable {
  func line(_ text: String) { print(text) }
}

// @provide
struct Sum {
  let total: Int
  init(of values: Span<Int> /* @arg */, log: Log) {
    var total = 0
    for index in values.indices { total += values[index] }
    self.total = total
    log.line("\(values.count) values")
  }
}

// @provide
func count(_ bytes: RawSpan? /* @arg */, log: Log) -> Count { Count(bytes: bytes?.byteCount ?? 0) }
struct Count { let bytes: Int }

// @provide
func fill(_ values: consuming MutableSpan<Int> /* @arg */, log: Log) -> Filling {
  for index in values.indices { values[index] = 7 }
  return Filling(count: values.count)
}
struct Filling { let count: Int }

// Not the standard library's, which has an argument.
struct Trace {
  struct Span: Sendable { let name: String }
}

// @provide
struct Step {
  let name: String
  init(span: Trace.Span /* @arg */) { name = span.name }
}

// Hands on what may outlive the call.
// @provide
struct Walk {
  let step: Step
  let name: String
  init(step: Step, span: Trace.Span /* @arg */) { (self.step, name) = (step, span.name) }
}
