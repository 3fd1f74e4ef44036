// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Left
import Right

extension Container {
  /// A container of all providers of Left, Right, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Right.Item`, new each time, in the place of `Right.item`, provided by `better` in App.swift.
  fileprivate var _Right_item: Right.Item {
    if let make = _override(of: ._Right_item) { return make(_handle) }
    return _build__Right_item(self)
  }

  /// `[any Left.Named]`, new each time, of `hidden`, `third`.
  var nameds: [any Left.Named] {
    if let make = _override(of: .App::nameds) { return make(_handle) }
    return _build_nameds(self)
  }

  /// `Room`, new each time, provided by `Room` in App.swift.
  var room: Room {
    if let make = _override(of: .room) { return make(_handle) }
    return _build_room(self)
  }

  /// `Third`, new each time, provided by `Third` in App.swift.
  var third: Third {
    if let make = _override(of: .third) { return make(_handle) }
    return _build_third(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Left(&plan)
  _apply_DIGenPlugin_to_Right(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Right_item(_ c: Container) -> Right.Item { better() }

private func _build_nameds(_ c: Container) -> [any Left.Named] { c._joined(.App::nameds, _build_Container_nameds) }

private func _build_Container_nameds(_ c: Container) -> [any Left.Named] { [c.third] }

private func _build_room(_ c: Container) -> Room {
  let item = c.Left::item
  let item_ = c.Right::item
  let shelf = c.Left::shelf
  let shelf_: Lazy<Right.Shelf> = Lazy<Right.Shelf>(_of: c, isKept: c._keeps(.Right::shelf, false)) { $0.Right::shelf }
  return Room(left: item, right: item_, leftShelf: shelf, rightShelf: shelf_)
}

private func _build_third(_ c: Container) -> Third { Third() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Right.Item { fileprivate static var _Right_item: Self { _App_base.key(0, _build__Right_item, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Left.Named] { static var nameds: Self { _App_base.key(1, _build_nameds, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Room { static var room: Self { _App_base.key(2, _build_room, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Third { static var third: Self { _App_base.key(3, _build_third, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Right_item:
  nameds: Left.hidden third
  room: Left.item Left.shelf Right.item Right.shelf
  third:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::nameds)
  entries.add(.room)
  entries.add(.third)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Right::item, by: ._Right_item, .transient, _App_base.key(0) { c in c._Right_item })
  plan.join(_App_base.key(1, _build_Container_nameds, "nameds"))
}
