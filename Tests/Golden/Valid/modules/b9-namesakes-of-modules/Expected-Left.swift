// Made by DIGenPlugin from the directives in Left. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Left.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Left_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Left_plan, overrides) }

  /// `Hidden`, new each time, provided by `Hidden` in Left.swift.
  var hidden: Hidden {
    if let make = _override(of: .hidden) { return make(_handle) }
    return _build_hidden(self)
  }

  /// `Item`, new each time, provided by `Item` in Left.swift.
  public var item: Item {
    if let make = _override(of: .item) { return make(_handle) }
    return _build_item(self)
  }

  /// `[any Named]`, new each time, of `hidden`.
  var nameds: [any Named] {
    if let make = _override(of: .nameds) { return make(_handle) }
    return _build_nameds(self)
  }

  /// `Shelf`, new each time, provided by `Shelf` in Left.swift.
  public var shelf: Shelf {
    if let make = _override(of: .shelf) { return make(_handle) }
    return _build_shelf(self)
  }
}

private let _Left_plan = _Plan { plan in _apply_DIGenPlugin_to_Left(&plan) }

private func _build_hidden(_ c: Container) -> Hidden { Hidden() }

private func _build_item(_ c: Container) -> Item { Item() }

private func _build_nameds(_ c: Container) -> [any Named] { c._joined(.nameds, _build_Container_nameds) }

private func _build_Container_nameds(_ c: Container) -> [any Named] { [c.hidden] }

private func _build_shelf(_ c: Container) -> Shelf { Shelf(item: c.item, all: c.nameds) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Hidden { static var hidden: Self { _Left_base.key(0, _build_hidden, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Item { public static var item: Self { _Left_base.key(1, _build_item, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Named] { static var nameds: Self { _Left_base.key(2, _build_nameds, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shelf { public static var shelf: Self { _Left_base.key(3, _build_shelf, lifetime: .transient) } }

private let _Left_needs: StaticString = """
  hidden:
  item:
  nameds: hidden
  shelf: item nameds
  """

private func _Left_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.hidden)
  entries.add(.item)
  entries.add(.nameds)
  entries.add(.shelf)
}

private let _Left_base = _SlotBase()
public func _apply_DIGenPlugin_to_Left(_ plan: inout _Plan) {
  plan.tie("Left", slots: 0, base: _Left_base, needs: _Left_needs, dynamic: _Left_dynamic)
  plan.join(_Left_base.key(2, _build_Container_nameds, "nameds"))
}
