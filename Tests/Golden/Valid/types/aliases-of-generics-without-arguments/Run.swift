import DIRuntime

@main
struct Main {
  static func main() {
    let container = Container()
    print(container.service.pair.a.number, container.child.value.number, container.directory.ports.count)
  }
}
