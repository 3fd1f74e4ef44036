// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Button`, new each time, provided by `Button` in Buttons.swift.
  func button(onTap: @escaping Handler, transform: @escaping @Sendable (Int) -> Int, body: () -> String) -> Button {
    if let make = _override(of: .button) { return make(_handle, onTap, transform, body) }
    return _build_button(self, onTap, transform, body)
  }

  /// `Row`, new each time, provided by `Row` in Buttons.swift.
  func row(onTap: @escaping Handler, map: @escaping Mapping<Int, String>, onEnd: (() -> Void)? = nil, sendable: @escaping @Sendable () -> Int) -> Row {
    if let make = _override(of: .row) { return make(_handle, onTap, map, onEnd, sendable) }
    return _build_row(self, onTap, map, onEnd, sendable)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_button(_ c: Container, _ onTap: @escaping Handler, _ transform: @escaping @Sendable (Int) -> Int, _ body: () -> String) -> Button {
  Button(onTap: onTap, transform: transform, body: body)
}

private func _build_row(_ c: Container, _ onTap: @escaping Handler, _ map: @escaping Mapping<Int, String>, _ onEnd: (() -> Void)?, _ sendable: @escaping @Sendable () -> Int) -> Row {
  Row(onTap: onTap, map: map, onEnd: onEnd, sendable: sendable)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, @escaping Handler, @escaping @Sendable (Int) -> Int, () -> String) -> Button> { static var button: Self { _App_base.key(0) } }
extension Key where Maker == @Sendable (Container, @escaping Handler, @escaping Mapping<Int, String>, (() -> Void)?, @escaping @Sendable () -> Int) -> Row { static var row: Self { _App_base.key(1) { c, onTap, map, onEnd, sendable in _build_row(c, onTap, map, onEnd, sendable) } } }

private let _App_needs: StaticString = """
  button:
  row:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
