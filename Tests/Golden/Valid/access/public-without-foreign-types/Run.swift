import DIRuntime

@main struct Run {
  static func main() { print(Container().item(id: 4)) }
}
