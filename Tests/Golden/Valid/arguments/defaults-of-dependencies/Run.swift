import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.timer.clock.now(), c.timer.limit.value, c.timer.onTick(), c.timer.both)
    print(c.line.text)
  }
}
