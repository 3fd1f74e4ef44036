import DIRuntime

@main struct Run {
  static func main() {
    print(Container().engine)
    print(Container().point(7), "should be", Point(7, clock: Clock()))
    print(Container().point(), "should be", Point(clock: Clock()))
    print(Container().point(7, 8), "should be", Point(7, clock: Clock(), 8))
    print(Container().route(at: 5))
  }
}
