// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Checked`, new each time, provided by `Factory.checked` in Rethrows.swift.
  func checked(_ check: @Sendable () -> Int) -> Checked {
    if let make = _override(of: .checked) { return make(_handle, check) }
    return _build_checked(self, check)
  }

  /// `Parsed`, new each time, provided by `Factory.parsed` in Rethrows.swift.
  func parsed(_ parse: @escaping () throws -> Int) throws -> Parsed {
    if let make = _override(of: .parsed) { return try make(_handle, parse) }
    return try _build_parsed(self, parse)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_checked(_ c: Container, _ check: @Sendable () -> Int) -> Checked { Factory.checked(check) }

private func _build_parsed(_ c: Container, _ parse: @escaping () throws -> Int) throws -> Parsed {
  try Factory.parsed(parse)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, @Sendable () -> Int) -> Checked> { static var checked: Self { _App_base.key(0) } }
extension Key where Maker == @Sendable (Container, @escaping () throws -> Int) throws -> Parsed { static var parsed: Self { _App_base.key(1) { c, parse throws in try _build_parsed(c, parse) } } }

private let _App_needs: StaticString = """
  checked:
  parsed:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
