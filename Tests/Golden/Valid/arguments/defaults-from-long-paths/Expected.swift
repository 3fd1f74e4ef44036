// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(standard: Int, hidden: Int, seen: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, standard, hidden, seen, deep) }
    return _build_limits(self, standard, hidden, seen, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(standard: Int, hidden: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, standard, hidden, nil, deep) }
    return _build_limits(self, standard, hidden, nil, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(standard: Int, seen: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, standard, nil, seen, deep) }
    return _build_limits(self, standard, nil, seen, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(standard: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, standard, nil, nil, deep) }
    return _build_limits(self, standard, nil, nil, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(hidden: Int, seen: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, nil, hidden, seen, deep) }
    return _build_limits(self, nil, hidden, seen, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(hidden: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, nil, hidden, nil, deep) }
    return _build_limits(self, nil, hidden, nil, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(seen: Int, deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, nil, nil, seen, deep) }
    return _build_limits(self, nil, nil, seen, deep)
  }

  /// `Limits`, new each time, provided by `Limits` in Paths.swift.
  func limits(deep: Int = 6) -> Limits {
    if let make = _override(of: .limits) { return make(_handle, nil, nil, nil, deep) }
    return _build_limits(self, nil, nil, nil, deep)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_limits(_ c: Container, _ standard: Int?, _ hidden: Int?, _ seen: Int?, _ deep: Int) -> Limits {
  return switch (standard, hidden, seen) {
  case (let standard?, let hidden?, let seen?): Limits(standard: standard, hidden: hidden, seen: seen, deep: deep)
  case (let standard?, let hidden?, nil): Limits(standard: standard, hidden: hidden, deep: deep)
  case (let standard?, nil, let seen?): Limits(standard: standard, seen: seen, deep: deep)
  case (let standard?, nil, nil): Limits(standard: standard, deep: deep)
  case (nil, let hidden?, let seen?): Limits(hidden: hidden, seen: seen, deep: deep)
  case (nil, let hidden?, nil): Limits(hidden: hidden, deep: deep)
  case (nil, nil, let seen?): Limits(seen: seen, deep: deep)
  case (nil, nil, nil): Limits(deep: deep)
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int?, Int?, Int?, Int) -> Limits { static var limits: Self { _App_base.key(0) { c, standard, hidden, seen, deep in _build_limits(c, standard, hidden, seen, deep) } } }

private let _App_needs: StaticString = """
  limits:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
