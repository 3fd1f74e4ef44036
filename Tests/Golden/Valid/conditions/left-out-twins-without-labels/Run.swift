import DIRuntime

@main struct Run {
  static func main() { print(Container().point(), Container().point(7), Container().point(7, 8)) }
}
