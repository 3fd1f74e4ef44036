import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.pen.width, container.finestBrush(width: 5).width, container.marker.pot == container.inkPot)
  }
}
