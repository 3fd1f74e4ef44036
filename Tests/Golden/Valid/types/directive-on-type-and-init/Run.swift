import DIRuntime

@main struct Run {
  static func main() {
    print(Container().connection(host: "h").text, Container().socket(host: "s").text, Container().guarded.text)
  }
}
