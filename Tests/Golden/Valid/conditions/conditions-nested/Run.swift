import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    #if !DEBUG && !VERBOSE && !TRACING
    print(container.sink(number: 7).number)
    #else
    print(container.sink.depth)
    #endif
    #if DEBUG && TRACING
    print(container.report.tracer.depth)
    #endif
  }
}
