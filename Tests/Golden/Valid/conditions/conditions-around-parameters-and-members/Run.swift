import DIRuntime

@main struct Run {
  static func main() { print(Container().screen.text.hasPrefix("log")) }
}
