// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Eight`, new each time, provided by `Eight` in Many.swift.
  func eight(a: Int, b: String, c: Bool, d: Double, e: [Int], f: Int? = nil, g: Character, h: UInt8) throws(Failed) -> Eight {
    if let make = _override(of: .eight) { return try make(_handle, a, b, c, d, e, f, g, h) }
    return try _build_eight(self, a, b, c, d, e, f, g, h)
  }

  /// `Seven`, new each time, provided by `Seven` in Many.swift.
  func seven(_ a: Int, _ b: String, c: Bool, d: Double, e: [Int], f: Int? = nil, g: Character) -> Seven {
    if let make = _override(of: .seven) { return make(_handle, a, b, c, d, e, f, g) }
    return _build_seven(self, a, b, c, d, e, f, g)
  }

  /// `Six`, new each time, provided by `Six` in Many.swift.
  func six(a: Int, b: String, c: Bool, d: Double, e: [Int], f: Int? = nil) -> Six {
    if let make = _override(of: .six) { return make(_handle, a, b, c, d, e, f) }
    return _build_six(self, a, b, c, d, e, f)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_eight(_ c_: Container, _ a: Int, _ b: String, _ c: Bool, _ d: Double, _ e: [Int], _ f: Int?, _ g: Character, _ h: UInt8) throws(Failed) -> Eight {
  try Eight(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h)
}

private func _build_seven(_ c_: Container, _ a: Int, _ b: String, _ c: Bool, _ d: Double, _ e: [Int], _ f: Int?, _ g: Character) -> Seven {
  Seven(a, b, c: c, d: d, e: e, f: f, g: g)
}

private func _build_six(_ c_: Container, _ a: Int, _ b: String, _ c: Bool, _ d: Double, _ e: [Int], _ f: Int?) -> Six {
  Six(a: a, b: b, c: c, d: d, e: e, f: f)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, String, Bool, Double, [Int], Int?, Character, UInt8) throws(Failed) -> Eight { static var eight: Self { _App_base.key(0) { c_, a, b, c, d, e, f, g, h throws(Failed) in try _build_eight(c_, a, b, c, d, e, f, g, h) } } }
extension Key where Maker == @Sendable (Container, Int, String, Bool, Double, [Int], Int?, Character) -> Seven { static var seven: Self { _App_base.key(1) { c_, a, b, c, d, e, f, g in _build_seven(c_, a, b, c, d, e, f, g) } } }
extension Key where Maker == @Sendable (Container, Int, String, Bool, Double, [Int], Int?) -> Six { static var six: Self { _App_base.key(2) { c_, a, b, c, d, e, f in _build_six(c_, a, b, c, d, e, f) } } }

private let _App_needs: StaticString = """
  eight:
  seven:
  six:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
}
