// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Item`, new each time, provided by `item` in Public.swift.
  public func item(path: Int) -> Item {
    if let make = _override(of: .item) { return make(_handle, path) }
    return _build_item(self, path)
  }

  /// `Item`, new each time, provided by `item` in Public.swift.
  public func item() -> Item {
    if let make = _override(of: .item) { return make(_handle, nil) }
    return _build_item(self, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_item(_ c: Container, _ path: Int?) -> Item {
  return switch path {
  case let path?: item(path: path)
  case nil: item()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int?) -> Item { public static var item: Self { _App_base.key(0) { c, path in _build_item(c, path) } } }

private let _App_needs: StaticString = """
  item:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
