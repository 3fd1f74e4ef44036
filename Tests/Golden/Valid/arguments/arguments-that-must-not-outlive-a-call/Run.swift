import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let numbers = [1, 2, 3]
    print(container.sum(of: numbers.span).total)
    print(container.count(numbers.span.bytes).bytes, container.count().bytes)
    var slate = [0, 0]
    print(container.fill(slate.mutableSpan).count, slate)
    print(container.walk(span: Trace.Span(name: "north")).step.name)

    let test = Container {
      $0.override(.sum) { c, values in Sum(of: values.extracting(0..<1), log: c.log) }
      $0.override(.step) { _, span in Step(span: Trace.Span(name: span.name + "west")) }
    }
    print(test.sum(of: numbers.span).total, test.walk(span: Trace.Span(name: "north")).step.name)
  }
}
