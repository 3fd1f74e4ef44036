import DIRuntime

@main struct Run {
  @MainActor static func main() {
    let c = Container()
    print(c.connection === c.connection, type(of: c.home), c.below.level, c.server.made)
    print(c.start.title)
  }
}
