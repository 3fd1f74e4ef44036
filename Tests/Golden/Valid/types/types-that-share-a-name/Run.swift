import DIRuntime

@main struct Run {
  static func main() {
    let both = Container().both
    print(both.loader.request.text, both.writer.request.text, both.request.text)
  }
}
