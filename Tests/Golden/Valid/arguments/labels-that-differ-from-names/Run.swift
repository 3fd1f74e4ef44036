import DIRuntime

@main struct Run {
  static func main() { print(Container().wake.names, Container().alarm(for: 1, "x").names) }
}
