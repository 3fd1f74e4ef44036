// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Page`, new each time, provided by `Page` in Globals.swift.
  func page(number: Int) -> Page {
    if let make = _override(of: .page) { return make(_handle, number) }
    return _build_page(self, number)
  }

  /// `Page`, new each time, provided by `Page` in Globals.swift.
  func page() -> Page {
    if let make = _override(of: .page) { return make(_handle, nil) }
    return _build_page(self, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_page(_ c: Container, _ number: Int?) -> Page {
  return switch number {
  case let number?: Page(number: number)
  case nil: Page()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int?) -> Page { static var page: Self { _App_base.key(0) { c, number in _build_page(c, number) } } }

private let _App_needs: StaticString = """
  page:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
