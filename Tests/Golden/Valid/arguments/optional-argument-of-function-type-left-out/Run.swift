import DIRuntime

@main struct Run {
  static func main() { print(Container().row().onEnd(), Container().row(onEnd: { 1 }).onEnd()) }
}
