import DIRuntime

@main struct Run {
  static func main() {
    show(Container())
    show(Container { $0.override(.deep) { _ in Deep(name: "other") } })
  }

  static func show(_ container: Container) {
    print(container.doctor.checks.map(\.name), container.doctor.probe.depth)
  }
}
