import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.poller().pause(), c.poller(pause: { 1 }).pause(), c.poller(each: { 2 }).each())
  }
}
