import DIRuntime
import Base
import Middle

@main struct Run {
  static func main() {
    let container = Container()
    let desk = container.desk
    print(desk.clock.name, desk.report.printer.name)
  }
}
