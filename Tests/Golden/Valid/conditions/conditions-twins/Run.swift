import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let server = container.server
    print(server.log.text, server.other.text, server.limits.size, server.port, server.disk.name)
    let test = Container {
      $0.override(.port) { _ in 1 }
      $0.override(.limits) { c in c.original(.limits) }
    }
    print(test.server.port, test.limits.size)
  }
}
