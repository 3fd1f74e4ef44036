import DIRuntime

@main struct Run {
  static func main() {
    var machine = Container().machine
    print(machine.take(.go), machine.take(.go), machine.take(.stop), machine.broken)
    print(Container { $0.override(.initial) { _ in .running(since: 1) } }.machine.broken)
  }
}
