import DIRuntime

@main struct Run {
  static func main() { print(Container().user.chosen.text, Container().user.other?.text ?? "nil") }
}
