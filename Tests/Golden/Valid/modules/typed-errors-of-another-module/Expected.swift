// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Base
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    get throws(Missing) {
      if let make = _override(of: .page) { return try make(_handle) }
      return try _build_page(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_page(_ c: Container) throws(Missing) -> Page { try Page(reader: c.reader) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Missing) -> Page { static var page: Self { _App_base.key(0, _build_page, lifetime: .transient) } }

private let _App_needs: StaticString = """
  page: Lib.reader
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.page)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
