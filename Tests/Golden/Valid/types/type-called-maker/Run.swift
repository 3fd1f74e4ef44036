import DIRuntime

@main struct Run {
  static func main() {
    print(Container().maker.text, Container().workshop(maker: Maker()).maker.text)
  }
}
