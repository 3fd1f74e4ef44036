import DIRuntime

@main struct Run {
  static func main() { print(Container().long().text, Container().long(long: "l", make: { 4 }, size: 5).text) }
}
