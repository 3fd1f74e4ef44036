// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], style: any Style, transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, range: ClosedRange<Int>, kind: Point.Type, path: KeyPath<Point, Int>, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, style, transform, origin, flag, range, kind, path, title) }
    return _build_canvas(self, points, names, style, transform, origin, flag, range, kind, path, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], style: any Style, transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, range: ClosedRange<Int>, kind: Point.Type, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, style, transform, origin, flag, range, kind, nil, title) }
    return _build_canvas(self, points, names, style, transform, origin, flag, range, kind, nil, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], style: any Style, transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, kind: Point.Type, path: KeyPath<Point, Int>, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, style, transform, origin, flag, nil, kind, path, title) }
    return _build_canvas(self, points, names, style, transform, origin, flag, nil, kind, path, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], style: any Style, transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, kind: Point.Type, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, style, transform, origin, flag, nil, kind, nil, title) }
    return _build_canvas(self, points, names, style, transform, origin, flag, nil, kind, nil, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, range: ClosedRange<Int>, kind: Point.Type, path: KeyPath<Point, Int>, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, nil, transform, origin, flag, range, kind, path, title) }
    return _build_canvas(self, points, names, nil, transform, origin, flag, range, kind, path, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, range: ClosedRange<Int>, kind: Point.Type, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, nil, transform, origin, flag, range, kind, nil, title) }
    return _build_canvas(self, points, names, nil, transform, origin, flag, range, kind, nil, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, kind: Point.Type, path: KeyPath<Point, Int>, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, nil, transform, origin, flag, nil, kind, path, title) }
    return _build_canvas(self, points, names, nil, transform, origin, flag, nil, kind, path, title)
  }

  /// `Canvas`, new each time, provided by `Canvas` in App.swift.
  func canvas(points: [Point], names: [String: Int] = [:], transform: (Int) -> Int, origin: (x: Int, y: Int), flag: Bool? = nil, kind: Point.Type, title: Optional<String> = nil) -> Canvas {
    if let make = _override(of: .canvas) { return make(_handle, points, names, nil, transform, origin, flag, nil, kind, nil, title) }
    return _build_canvas(self, points, names, nil, transform, origin, flag, nil, kind, nil, title)
  }

  /// `Easel`, new each time, provided by `Easel` in App.swift.
  func easel(points: [Point], transform: @escaping (Int) -> Int, origin: (x: Int, y: Int), kind: Point.Type) -> Easel {
    if let make = _override(of: .easel) { return make(_handle, points, transform, origin, kind) }
    return _build_easel(self, points, transform, origin, kind)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_canvas(_ c: Container, _ points: [Point], _ names: [String: Int], _ style: (any Style)?, _ transform: (Int) -> Int, _ origin: (x: Int, y: Int), _ flag: Bool?, _ range: ClosedRange<Int>?, _ kind: Point.Type, _ path: KeyPath<Point, Int>?, _ title: Optional<String>) -> Canvas {
  return switch (style, range, path) {
  case (let style?, let range?, let path?): Canvas(points: points, names: names, style: style, transform: transform, origin: origin, flag: flag, range: range, kind: kind, path: path, title: title)
  case (let style?, let range?, nil): Canvas(points: points, names: names, style: style, transform: transform, origin: origin, flag: flag, range: range, kind: kind, title: title)
  case (let style?, nil, let path?): Canvas(points: points, names: names, style: style, transform: transform, origin: origin, flag: flag, kind: kind, path: path, title: title)
  case (let style?, nil, nil): Canvas(points: points, names: names, style: style, transform: transform, origin: origin, flag: flag, kind: kind, title: title)
  case (nil, let range?, let path?): Canvas(points: points, names: names, transform: transform, origin: origin, flag: flag, range: range, kind: kind, path: path, title: title)
  case (nil, let range?, nil): Canvas(points: points, names: names, transform: transform, origin: origin, flag: flag, range: range, kind: kind, title: title)
  case (nil, nil, let path?): Canvas(points: points, names: names, transform: transform, origin: origin, flag: flag, kind: kind, path: path, title: title)
  case (nil, nil, nil): Canvas(points: points, names: names, transform: transform, origin: origin, flag: flag, kind: kind, title: title)
  }
}

private func _build_easel(_ c: Container, _ points: [Point], _ transform: @escaping (Int) -> Int, _ origin: (x: Int, y: Int), _ kind: Point.Type) -> Easel {
  Easel(canvas: c.canvas(points: points, transform: transform, origin: origin, kind: kind), points: points, transform: transform, origin: origin, kind: kind)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, [Point], [String: Int], (any Style)?, (Int) -> Int, (x: Int, y: Int), Bool?, ClosedRange<Int>?, Point.Type, KeyPath<Point, Int>?, Optional<String>) -> Canvas> { static var canvas: Self { _App_base.key(0) } }
extension Key where Maker == @Sendable (Container, [Point], @escaping (Int) -> Int, (x: Int, y: Int), Point.Type) -> Easel { static var easel: Self { _App_base.key(1) { c, points, transform, origin, kind in _build_easel(c, points, transform, origin, kind) } } }

private let _App_needs: StaticString = """
  canvas:
  easel: canvas
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
