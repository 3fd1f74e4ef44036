import DIRuntime

@main struct Run {
  static func main() {
    print(Container().banner().text, Container().banner(text: "given").text)
  }
}
