// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Base
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Browser`, new each time, provided by `Browser` in App.swift.
  @StorageActor var browser: Browser {
    if let make = _override(of: .browser) { return make(_handle) }
    return _build_browser(self)
  }

  /// `Draft`, new each time, provided by `Draft` in App.swift.
  nonisolated(nonsending) var draft: Draft {
    get async {
      if let make = _overrideAsync(of: .draft) { return await make(_handle) }
      return await _build_draft(self)
    }
  }

  /// `[any Hook]`, new each time, of `greeting`.
  var hooks: [any Hook] {
    if let make = _override(of: .App::hooks) { return make(_handle) }
    return _build_hooks(self)
  }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    get throws(Missing) {
      if let make = _override(of: .page) { return try make(_handle) }
      return try _build_page(self)
    }
  }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  var settings: Settings {
    if let make = _override(of: .settings) { return make(_handle) }
    return _build_settings(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

@StorageActor private func _build_browser(_ c: Container) -> Browser { Browser(index: c.index) }

@StorageActor private func _build_draft(_ c: Container) async -> Draft {
#sourceLocation(file: "App.swift", line: 14)
  await Draft(settings: c.settings)
#sourceLocation()
}

private func _build_hooks(_ c: Container) -> [any Hook] { c._joined(.App::hooks, _build_Container_hooks) }

private func _build_Container_hooks(_ c: Container) -> [any Hook] { [] }

private func _build_page(_ c: Container) throws(Missing) -> Page { try Page(disk: c.disk) }

private func _build_settings(_ c: Container) -> Settings { Settings() }

#sourceLocation(file: "App.swift", line: 12)
private func _check_1() { _ =
   _Kept<Draft>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@StorageActor @Sendable (Container) -> Browser> { static var browser: Self { _App_base.key(0) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Draft { static var draft: Self { _App_base.asyncKey(1, _build_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Hook] { static var hooks: Self { _App_base.key(2, _build_hooks, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Missing) -> Page { static var page: Self { _App_base.key(3, _build_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(4, _build_settings, lifetime: .transient) } }

private let _App_needs: StaticString = """
  browser: Lib.index
  draft: settings
  hooks: Lib.greeting
  page: Lib.disk
  settings:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::hooks)
  entries.add(.page)
  entries.add(.settings)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(2, _build_Container_hooks, "hooks"))
}
