import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.main.text, container.twice.text, container.settings.port, container.timer.text)
  }
}
