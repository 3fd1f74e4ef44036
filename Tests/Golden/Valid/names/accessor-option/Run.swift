import DIRuntime

@main struct Run {
  static func main() {
    let container = Container { $0.override(.diskWriter) { Disk() } }
    let screen = container.screen
    print(screen.home.name, screen.search.name, screen.writer.name, screen.page.reader.name, screen.port)
    print(container.homeProvider.name, container.`default`.name, container.disk.name, container.webPort)
  }
}
