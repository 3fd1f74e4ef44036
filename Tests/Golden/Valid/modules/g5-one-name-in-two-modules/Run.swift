import DIRuntime
import Logging
import OSLog

@main struct Run {
  static func main() {
    let container = Container()
    let a = container.screenA
    print(a.logger.name, a.level.name, a.later.value.name, a.loggers.count, a.one.name)
    let b = container.screenB(given: OSLog.Logger())
    print(b.logger.name, b.level.name, b.later().name, b.two.name, b.given.name)
  }
}
