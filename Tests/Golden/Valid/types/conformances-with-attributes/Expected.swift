// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Banner`, new each time, provided by `Banner` in App.swift.
  @MainActor var banner: Banner {
    if let make = _override(of: _unisolated(.banner)) { return make(_handle) }
    return _build_banner(self)
  }

  /// `FileStore`, new each time, provided by `FileStore` in App.swift.
  @MainActor var fileStore: FileStore {
    if let make = _override(of: _unisolated(.fileStore)) { return make(_handle) }
    return _build_fileStore(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  @MainActor var screen: Screen {
    if let make = _override(of: _unisolated(.screen)) { return make(_handle) }
    return _build_screen(self)
  }

  /// `any Store`, by its nearest provided subtype, `fileStore`.
  @MainActor var store: any Store {
    if let make = _override(of: _unisolated(.store)) { return make(_handle) }
    return _build_store(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_banner(_ c: Container) -> Banner { Banner() }

@MainActor private func _build_fileStore(_ c: Container) -> FileStore { FileStore() }

@MainActor private func _build_screen(_ c: Container) -> Screen { Screen(store: c.store, view: c.banner) }

@MainActor private func _build_store(_ c: Container) -> any Store { c.fileStore }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (Container) -> Banner { static var banner: Self { _App_base.mainActorKey(0, _build_banner, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> FileStore { static var fileStore: Self { _App_base.mainActorKey(1, _build_fileStore, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Screen { static var screen: Self { _App_base.mainActorKey(2, _build_screen, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> any Store { static var store: Self { _App_base.mainActorKey(3, _build_store, lifetime: .transient) } }

private let _App_needs: StaticString = """
  banner:
  fileStore:
  screen: banner store
  store: fileStore
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
