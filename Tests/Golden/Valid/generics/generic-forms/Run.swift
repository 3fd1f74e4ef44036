import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    let screen = try container.screen(title: "users")
    print(screen.file.name, screen.reader as? File<User> === screen.file, screen.writer as? File<User> === screen.file)
    print(screen.inner.page.size, screen.page.size, screen.handler(Order()).size)
    do { _ = try container.innerUser(title: "") } catch { print(error) }
  }
}
