import Core
import DIRuntime

@main
struct Main {
  static func main() {
    let uses = Container().uses
    print(uses.pair, uses.counts.a.text, uses.counts.b)
  }
}
