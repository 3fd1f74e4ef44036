import DIRuntime

@main struct Run {
  static func main() {
    print(Container().box().value, "should be", Box.box().value)
  }
}
