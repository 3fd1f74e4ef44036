import DIRuntime

@main struct Run {
  static func main() { print(Container().item(path: 4), Container().item()) }
}
