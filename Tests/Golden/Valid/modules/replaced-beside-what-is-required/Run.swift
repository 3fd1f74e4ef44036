import DIRuntime
import Base
import Middle

@main struct Run {
  static func main() {
    let container = Container()
    let desk = container.desk
    print(desk.clock.name, desk.report.printer.name)
    let letter = container.letter
    print("stamps", letter.first === letter.second ? "are one" : "are two")
  }
}
