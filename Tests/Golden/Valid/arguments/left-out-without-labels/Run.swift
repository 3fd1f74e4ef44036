import DIRuntime

@main struct Run {
  static func main() {
    print(Container().point(), "should be", Point())
    print(Container().point(7), "should be", Point(7))
  }
}
