import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.describe.text)
    print(c.server.mode as Any, c.server.motto as Any, c.server.missing as Any, c.server.limits)
    let other = Container {
      $0.override(.port) { _ in 1 }
      $0.override(.motto) { _ in "hi" }
    }
    print(other.describe.text, other.server.motto ?? "none", other.answer)
  }
}
