import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.loader.made)
    print(c.pool)
    print(c.lamp, c.job, c.none)
    print(c.ratio, c.page, c.sendable, c.badge, c.slowMode, c.farMode)
    print(c.token.made, c.stamp.made)
  }
}
