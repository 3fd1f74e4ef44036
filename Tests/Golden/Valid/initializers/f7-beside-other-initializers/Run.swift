import DIRuntime

@main struct Run {
  static func main() {
    print(Container().loader.way)
    print(Container().upload.way)
    print(Container().summary.way)
    print(Container().settings.way)
    print(Container().page.way)
    print(Container().invoice.way, Container().truck.way, Container().receipt.way)
    print(Container().smallSize, Container().wideSize, Container().noSize)
  }
}
