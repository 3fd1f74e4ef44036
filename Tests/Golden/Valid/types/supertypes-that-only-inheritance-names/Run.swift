import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.edge.name, container.own.name)
  }
}
