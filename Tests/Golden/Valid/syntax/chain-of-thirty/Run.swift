import DIRuntime

@main struct Run {
  static func main() { print(Container().link30.count, Container { $0.override(.link29) { c in c.original(.link29) } }.link30.count) }
}
