import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.screen.clock.now, container.angle().degrees, container.angle(degrees: 1).degrees)
    print(container.counter.count, container.stopwatch.other)
  }
}
