import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.canvas(points: [Point(x: 2)], transform: { $0 * 3 }, origin: (1, 2), kind: Point.self).text)
    print(container.canvas(points: [], transform: { $0 }, origin: (1, 2), flag: true, range: 0...1, kind: Point.self, title: "t").text)
    print(container.easel(points: [Point(x: 4)], transform: { $0 }, origin: (5, 6), kind: Point.self).canvas.text)
  }
}
