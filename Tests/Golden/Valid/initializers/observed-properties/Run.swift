import DIRuntime

@main struct Run {
  static func main() {
    var settings = Container().settings(name: "b")
    print(settings.retries, settings.name, settings.size)
    settings.retries = 4
    print(Container().settings(size: 5).name)
  }
}
