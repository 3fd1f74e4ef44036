import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container { $0.override(.port) { _ in 99 } }
    let server = container.server
    print(server.address)
    print(try server.respond(to: Request(path: "/hello")))
    print(try server.respond(to: Request(path: "/health")).1)
    do { _ = try server.respond(to: Request(path: "/")) } catch { print(error) }
  }
}
