import DIRuntime

@main struct Run {
  static func main() {
    _ = Container().page(row: Row(), point: Point(x: 7))
    _ = Container().desk
  }
}
