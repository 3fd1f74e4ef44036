// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Basket`, new each time, provided by `Basket` in Default.swift.
  func basket(id: Int = 5) -> Basket {
    if let make = _override(of: .basket) { return make(_handle, id) }
    return _build_basket(self, id)
  }

  /// `Item`, new each time, provided by `item` in Default.swift.
  func item(id: Int = 1, tag: String = "t") -> Item {
    if let make = _override(of: .item) { return make(_handle, id, tag) }
    return _build_item(self, id, tag)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_basket(_ c: Container, _ id: Int) -> Basket { Basket(item: c.item(id: id), id: id) }

private func _build_item(_ c: Container, _ id: Int, _ tag: String) -> Item { item(id: id, tag: tag) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Basket { static var basket: Self { _App_base.key(0) { c, id in _build_basket(c, id) } } }
extension Key where Maker == @Sendable (Container, Int, String) -> Item { static var item: Self { _App_base.key(1) { c, id, tag in _build_item(c, id, tag) } } }

private let _App_needs: StaticString = """
  basket: item
  item:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
