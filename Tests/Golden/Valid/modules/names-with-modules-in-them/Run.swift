import DIRuntime

@main enum Run {
  static func main() {
    print(Container().total.counting.total)
  }
}
