import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.doubler.run(), container.doubler.run(), container.generic.value)
  }
}
