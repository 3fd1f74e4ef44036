import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.report.text)
    #if !DEBUG
      print(container.mixed.text)
    #endif
    print(container.named.text)
  }
}
