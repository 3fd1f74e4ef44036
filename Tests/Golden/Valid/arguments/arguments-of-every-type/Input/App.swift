struct Point: Sendable { var x = 0, y = 0 }
protocol Style { var name: String { get } }
struct Bold: Style { let name = "bold" }

// @provide
struct Canvas {
  let text: String
  init(
    points: [Point] /* @arg */, names: [String: Int] /* @arg */ = [:], style: any Style /* @arg */ = Bold(),
    transform: (Int) -> Int /* @arg */, origin: (x: Int, y: Int) /* @arg */, flag: Bool? /* @arg */,
    range: ClosedRange<Int> /* @arg */ = 1...3, kind: Point.Type /* @arg */, path: KeyPath<Point, Int> /* @arg */ = \.x,
    title: Optional<String> /* @arg */ = nil
  ) {
    let sum = points.map { transform($0[keyPath: path]) }.reduce(0, +)
    text = "\(sum) \(names.count) \(style.name) \(origin.x) \(flag ?? false) \(range) \(kind) \(title ?? "-")"
  }
}

// @provide
struct Easel {
  let canvas: Canvas
  init(
    canvas: Canvas, points: [Point] /* @arg */, transform: @escaping (Int) -> Int /* @arg */,
    origin: (x: Int, y: Int) /* @arg */, kind: Point.Type /* @arg */
  ) { self.canvas = canvas }
}
