import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.main.text, container.twice.text, container.child)
    #if DEBUG && TRACING
    print(container.settings(port: 4).port, container.mixed(depth: 2))
    #elseif DEBUG
    print(container.settings(port: 4).port, container.mixed)
    #elseif RELEASE
    print(container.settings.port, container.mixed())
    #else
    print(container.settings.port, container.mixed)
    #endif
  }
}
