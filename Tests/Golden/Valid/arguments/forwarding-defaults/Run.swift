import DIRuntime

@main struct Run {
  static func main() { print(Container().basket().item, Container().basket(id: 6).item) }
}
