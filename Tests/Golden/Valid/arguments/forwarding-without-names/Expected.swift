// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Unnamed`, new each time, provided by `Unnamed` in Forwarding.swift.
  func unnamed(_ argument0: Int, _ text: String, _ argument2: Bool) -> Unnamed {
    if let make = _override(of: .unnamed) { return make(_handle, argument0, text, argument2) }
    return _build_unnamed(self, argument0, text, argument2)
  }

  /// `UnnamedHolder`, new each time, provided by `UnnamedHolder` in Forwarding.swift.
  func unnamedHolder(_ argument0: Bool, _ argument1: Int, _ text: String) -> UnnamedHolder {
    if let make = _override(of: .unnamedHolder) { return make(_handle, argument0, argument1, text) }
    return _build_unnamedHolder(self, argument0, argument1, text)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_unnamed(_ c: Container, _ argument0: Int, _ text: String, _ argument2: Bool) -> Unnamed {
  Unnamed(argument0, text, argument2)
}

private func _build_unnamedHolder(_ c: Container, _ argument0: Bool, _ argument1: Int, _ text: String) -> UnnamedHolder {
  UnnamedHolder(argument0, argument1, text, unnamed: c.unnamed(argument1, text, argument0))
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, String, Bool) -> Unnamed { static var unnamed: Self { _App_base.key(0) { c, argument0, text, argument2 in _build_unnamed(c, argument0, text, argument2) } } }
extension Key where Maker == @Sendable (Container, Bool, Int, String) -> UnnamedHolder { static var unnamedHolder: Self { _App_base.key(1) { c, argument0, argument1, text in _build_unnamedHolder(c, argument0, argument1, text) } } }

private let _App_needs: StaticString = """
  unnamed:
  unnamedHolder: unnamed
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
