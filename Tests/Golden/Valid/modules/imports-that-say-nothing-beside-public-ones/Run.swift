import DIRuntime

@main struct Run {
  static func main() { print(Container().start.home) }
}
