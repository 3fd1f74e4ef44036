import DIRuntime

@main struct Run {
  static func main() {
    print(Container().first, Container().second, Container().size(width: 1, height: 2))
  }
}
