// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `First`, new each time, provided by `Settings.first` in Lines.swift.
  var first: First {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Second`, new each time, provided by `Settings.second` in Lines.swift.
  var second: Second {
    if let make = _override(of: .second) { return make(_handle) }
    return _build_second(self)
  }

  /// `Size`, new each time, provided by `Size` in Lines.swift.
  func size(width: Int, height: Int) -> Size {
    if let make = _override(of: .size) { return make(_handle, width, height) }
    return _build_size(self, width, height)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_first(_ c: Container) -> First { Settings.first }

private func _build_second(_ c: Container) -> Second { Settings.second }

private func _build_size(_ c: Container, _ width: Int, _ height: Int) -> Size { Size(width: width, height: height) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> First { static var first: Self { _App_base.key(0, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Second { static var second: Self { _App_base.key(1, _build_second, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Size { static var size: Self { _App_base.key(2) { c, width, height in _build_size(c, width, height) } } }

private let _App_needs: StaticString = """
  first:
  second:
  size:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.first)
  entries.add(.second)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
