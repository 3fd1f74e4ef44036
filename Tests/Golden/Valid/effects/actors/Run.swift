import DIRuntime

@main struct Run {
  static func main() async {
    let c = Container()
    print(await c.counter.next(), await c.ticking.tick(), await c.plain.ticker.tick(), c.empty.text)
    _ = c.screen
  }
}
