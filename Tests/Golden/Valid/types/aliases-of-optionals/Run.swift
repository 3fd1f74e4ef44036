import DIRuntime

@main enum Run {
  static func main() { print(Container().taker.text) }
}
