// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Banner`, new each time, provided by `Banner` in Interpolated.swift.
  func banner(text: String, other: [String]) -> Banner {
    if let make = _override(of: .banner) { return make(_handle, text, other) }
    return _build_banner(self, text, other)
  }

  /// `Banner`, new each time, provided by `Banner` in Interpolated.swift.
  func banner(text: String) -> Banner {
    if let make = _override(of: .banner) { return make(_handle, text, nil) }
    return _build_banner(self, text, nil)
  }

  /// `Banner`, new each time, provided by `Banner` in Interpolated.swift.
  func banner(other: [String]) -> Banner {
    if let make = _override(of: .banner) { return make(_handle, nil, other) }
    return _build_banner(self, nil, other)
  }

  /// `Banner`, new each time, provided by `Banner` in Interpolated.swift.
  func banner() -> Banner {
    if let make = _override(of: .banner) { return make(_handle, nil, nil) }
    return _build_banner(self, nil, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_banner(_ c: Container, _ text: String?, _ other: [String]?) -> Banner {
  return switch (text, other) {
  case (let text?, let other?): Banner(text: text, other: other)
  case (let text?, nil): Banner(text: text)
  case (nil, let other?): Banner(other: other)
  case (nil, nil): Banner()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String?, [String]?) -> Banner { static var banner: Self { _App_base.key(0) { c, text, other in _build_banner(c, text, other) } } }

private let _App_needs: StaticString = """
  banner:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
