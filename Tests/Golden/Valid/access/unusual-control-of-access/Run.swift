import DIRuntime

@main struct Run {
  static func main() { print(Container().wheel(size: 2).text, Container().spareWheel.text) }
}
