import DIRuntime

@main struct Run {
  static func main() {
    print(Container().page(), Container().page(size: 1), Container().watch)
  }
}
