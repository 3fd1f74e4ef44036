import DIRuntime

@main struct Run {
  static func main() {
    print(Container().third(count: 2).second, Container().bare)
  }
}
