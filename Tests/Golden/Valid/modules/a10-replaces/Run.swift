import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    print(container.watch.clock.now(), container.watch.clock.now(), container.clock is CountingClock)
    print(try container.desk(user: "Ann").session.text, try container.main().text)
    let copier = container.copier
    print(copier.reader as AnyObject === copier.writer as AnyObject, copier.readers.count)
    print(container.disk === copier.readers[0] as AnyObject, container.disk is Memory)
    let fixed = Container { $0.override(.clock) { _ in SystemClock() } }
    print(fixed.watch.clock.now())
  }
}
