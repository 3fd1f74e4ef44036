// Made by DIGenPlugin from the directives in Right. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Left

extension Container {
  /// A container of all providers of Left, Right.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Right_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Right_plan, overrides) }

  /// `Right.Hidden`, new each time, provided by `Right.Hidden` in Right.swift.
  var hidden: Right.Hidden {
    if let make = _override(of: .Right::hidden) { return make(_handle) }
    return _build_hidden(self)
  }

  /// `Right.Item`, new each time, provided by `Right.Item` in Right.swift.
  public var item: Right.Item {
    if let make = _override(of: .Right::item) { return make(_handle) }
    return _build_item(self)
  }

  /// `[any Right.Named]`, new each time, of `hidden`.
  var nameds: [any Right.Named] {
    if let make = _override(of: .Right::nameds) { return make(_handle) }
    return _build_nameds(self)
  }

  /// `Right.Shelf`, new each time, provided by `Right.Shelf` in Right.swift.
  public var shelf: Right.Shelf {
    if let make = _override(of: .Right::shelf) { return make(_handle) }
    return _build_shelf(self)
  }
}

private let _Right_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Left(&plan)
  _apply_DIGenPlugin_to_Right(&plan)
}

private func _build_hidden(_ c: Container) -> Right.Hidden { Right.Hidden() }

private func _build_item(_ c: Container) -> Right.Item { Right.Item() }

private func _build_nameds(_ c: Container) -> [any Right.Named] { c._joined(.Right::nameds, _build_Container_nameds) }

private func _build_Container_nameds(_ c: Container) -> [any Right.Named] {
  let hidden = c.Right::hidden
  return [hidden]
}

private func _build_shelf(_ c: Container) -> Right.Shelf {
  let item = c.Right::item
  let nameds = c.Right::nameds
  return Right.Shelf(item: item, all: nameds)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Right.Hidden { static var hidden: Self { _Right_base.key(0, _build_hidden, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Right.Item { public static var item: Self { _Right_base.key(1, _build_item, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Right.Named] { static var nameds: Self { _Right_base.key(2, _build_nameds, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Right.Shelf { public static var shelf: Self { _Right_base.key(3, _build_shelf, lifetime: .transient) } }

private let _Right_needs: StaticString = """
  hidden:
  item:
  nameds: hidden
  shelf: item nameds
  """

private func _Right_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.Right::hidden)
  entries.add(.Right::item)
  entries.add(.Right::nameds)
  entries.add(.Right::shelf)
}

private let _Right_base = _SlotBase()
public func _apply_DIGenPlugin_to_Right(_ plan: inout _Plan) {
  plan.tie("Right", slots: 0, base: _Right_base, needs: _Right_needs, dynamic: _Right_dynamic)
  plan.join(_Right_base.key(2, _build_Container_nameds, "nameds"))
}
