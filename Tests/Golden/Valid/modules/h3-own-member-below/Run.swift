import Core
import DIRuntime
import Feature

@main struct Run {
  static func main() {
    let c = Container()
    print(c.screen.log.name)
    print(Container { $0.override(.log) { Fake() } }.screen.log.name)
    let own: Own = c.log
    print(own.name)
  }
}
