import DIRuntime

@main struct Run {
  static func main() { print(Container().sum.total, Container().big.area) }
}
