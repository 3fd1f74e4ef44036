// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Part`, new each time, provided by `Start` in App.swift.
  var _page_in_parts: any Part {
    if let make = _override(of: ._page_in_parts) { return make(_handle) }
    return _build__page_in_parts(self)
  }

  /// `any New.Look`, new each time, provided by `New.Bright` in App.swift.
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  var look: any New.Look {
    if let make = _override(of: .look) { return make(_handle) }
    return _build_look(self)
  }

  /// `any App.Page`, new each time, provided by `Start` in App.swift.
  var page: any App.Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_page(self)
  }

  /// `[any Part]`, new each time, of `page`.
  var parts: [any Part] {
    if let make = _override(of: .parts) { return make(_handle) }
    return _build_parts(self)
  }

  /// `any Kept.Shelf`, a singleton, provided by `Kept.Board` in App.swift.
  var shelf: any Kept.Shelf { _kept(.shelf) }

  /// `Site`, new each time, provided by `Site` in App.swift.
  var site: Site {
    if let make = _override(of: .site) { return make(_handle) }
    return _build_site(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__page_in_parts(_ c: Container) -> any Part { _check__page_in_parts(Start(title: c.title)) }

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
private func _build_look(_ c: Container) -> any New.Look { _check_look(New.Bright(title: c.title)) }

private func _build_page(_ c: Container) -> any App.Page { _check_page(Start(title: c.title)) }

private func _build_parts(_ c: Container) -> [any Part] { c._joined(.parts, _build_Container_parts) }

private func _build_Container_parts(_ c: Container) -> [any Part] { [c._page_in_parts] }

private func _build_shelf(_ c: Container) -> any Kept.Shelf { _check_shelf(Kept.Board(title: c.title)) }

private func _build_site(_ c: Container) -> Site { Site(page: c.page, parts: c.parts, shelf: c.shelf) }

#sourceLocation(file: "App.swift", line: 8)
private func _check__page_in_parts(_ value: consuming Start) -> any Part {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) private func _check_look(_ value: consuming New.Bright) -> any New.Look {
                  value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
private func _check_page(_ value: consuming Start) -> any App.Page {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check_shelf(_ value: consuming Kept.Board) -> any Kept.Shelf {
                             value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Part { static var _page_in_parts: Self { _App_base.key(1, _build__page_in_parts, lifetime: .transient) } }
@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
extension Key where Maker == @Sendable (Container) -> any New.Look { static var look: Self { _App_base.key(2, _build_look, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any App.Page { static var page: Self { _App_base.key(3, _build_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Part] { static var parts: Self { _App_base.key(4, _build_parts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Kept.Shelf { static var shelf: Self { _App_base.key(0, _build_shelf) } }
extension Key where Maker == @Sendable (Container) -> Site { static var site: Self { _App_base.key(5, _build_site, lifetime: .transient) } }

private let _App_needs: StaticString = """
  shelf: Core.title
  _page_in_parts: Core.title
  look: Core.title
  page: Core.title
  parts: _page_in_parts
  site: page parts shelf
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  if #available(iOS 99, macOS 99, tvOS 99, visionOS 99, watchOS 99, *) {
    entries.add(.look)
  }
  entries.add(.page)
  entries.add(.parts)
  entries.add(.shelf)
  entries.add(.site)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(4, _build_Container_parts, "parts"))
}
