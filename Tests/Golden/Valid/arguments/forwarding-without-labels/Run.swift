import DIRuntime

@main struct Run {
  static func main() { print(Container().shape(1, 2).point) }
}
