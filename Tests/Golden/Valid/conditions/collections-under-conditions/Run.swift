import DIRuntime

@main struct Run {
  static func main() { print(Container().doctor.checks.map(\.name).filter { $0 != "kernel" }) }
}
