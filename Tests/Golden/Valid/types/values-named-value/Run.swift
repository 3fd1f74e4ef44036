import DIRuntime

@main struct Run {
  static func main() {
    print(Container().p.same, Container().legacy.old)
  }
}
