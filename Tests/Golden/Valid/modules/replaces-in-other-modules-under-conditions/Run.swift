import Core
import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    print(container.report.text)
    if #available(macOS 26, iOS 26, *) { print(container.wave.name) }
    let test = Container { $0.override(.clock) { _ in Frozen() } }
    print(test.report.text)
    print(container.store === container.store)
  }

  struct Frozen: Clock { let name = "frozen" }
}
