import DIRuntime

@main struct Run {
  static func main() {
    print(Container().rule().text, Container().rule(suffix: "s").text)
  }
}
