import DIRuntime

@main struct Run {
  static func main() {
    let garage = Container().garage
    print(garage.text, garage.outcome)
  }
}
