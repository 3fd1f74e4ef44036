import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.defaulted(7).inner)
    print(container.turned(1, 2).inner)
  }
}
