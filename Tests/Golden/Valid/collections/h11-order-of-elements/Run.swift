import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    print(container.judge.rules.map(\.name))
    let other = Container { $0.override(.ten) { Ten() } }
    print(other.rules.map(\.name))
  }
}
