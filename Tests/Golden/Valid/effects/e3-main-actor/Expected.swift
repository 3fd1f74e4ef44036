// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `HomeScreen`, new each time, provided by `HomeScreen` in App.swift.
  @MainActor func homeScreen(name: String) -> HomeScreen {
    if let make = _override(of: _unisolated(.homeScreen)) { return make(_handle, name) }
    return _build_homeScreen(self, name)
  }

  /// `any Left`, a singleton, provided by `Both` in App.swift.
  @MainActor var left: any Left { _kept(_unisolated(.left)) }

  /// `Local`, new each time, provided by `Local` in App.swift.
  @MainActor var local: Local {
    if let make = _override(of: _unisolated(.local)) { return make(_handle) }
    return _build_local(self)
  }

  /// `Model`, a singleton, provided by `Model` in App.swift.
  @MainActor var model: Model { _kept(_unisolated(.model)) }

  /// `Navigator`, new each time, provided by `Navigator` in App.swift.
  var navigator: Navigator {
    if let make = _override(of: .navigator) { return make(_handle) }
    return _build_navigator(self)
  }

  /// `Query`, new each time, provided by `Query` in App.swift.
  @DB func query(text: String) -> Query {
    if let make = _override(of: .query) {
      return _calling(.query) { () -> Query in make(_handle, text) }
    }
    return _build_query(self, text)
  }

  /// `any Reading`, new each time, provided by `Page` in App.swift.
  ///
  /// New each time, and so of any actor.
  @DB var reading: any Reading {
    if let make = _override(of: .reading) {
      return _calling(.reading) { () -> any Reading in make(_handle) }
    }
    return _build_reading(self)
  }

  /// `any Right`, a singleton, provided by `Both` in App.swift.
  @MainActor var right: any Right { _kept(_unisolated(.right)) }

  /// `any Screen & Sendable`, the same as long as something holds it, provided by `Detail` in App.swift.
  @MainActor var screen: any Screen & Sendable {
    get throws {
      try _weak(_unisolated(.screen))
    }
  }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  @DB var store: Store {
    _keyed(.store, by: 0) { (c: Container) -> Store in
      if let make = c._override(of: .store) {
        return c._calling(.store) { () -> Store in make(c._handle) }
      }
      return _build_store(c)
    }
  }

  /// `Wrapper`, new each time, provided by `Wrapper` in App.swift.
  @MainActor var wrapper: Wrapper {
    if let make = _override(of: _unisolated(.wrapper)) { return make(_handle) }
    return _build_wrapper(self)
  }

  /// `any Writing`, new each time, provided by `Page` in App.swift.
  ///
  /// New each time, and so of any actor.
  @DB var writing: any Writing {
    if let make = _override(of: .writing) {
      return _calling(.writing) { () -> any Writing in make(_handle) }
    }
    return _build_writing(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build__left_shared(_ c: Container) -> Both { Both() }

@MainActor private func _build_homeScreen(_ c: Container, _ name: String) -> HomeScreen {
  HomeScreen(model: c.model, name: name)
}

@MainActor private func _build_left(_ c: Container) -> any Left {
  _check_left(c._isFresh(_App_base, 1) ? _build__left_shared(c) : c._kept(_unisolated(._left_shared)))
}

@MainActor private func _build_local(_ c: Container) -> Local {
  let handle = c._handle
  return Local(make: { () -> Model in handle.model })
}

@MainActor private func _build_model(_ c: Container) -> Model { Model() }

private func _build_navigator(_ c: Container) -> Navigator {
  let handle = c._handle
#sourceLocation(file: "App.swift", line: 36)
  return Navigator(make: { @MainActor (name: String) -> HomeScreen in handle.homeScreen(name: name) }, later: { (name: String) async -> HomeScreen in await handle.homeScreen(name: name) }, model: Lazy<Model>(_onMainActorOf: c, isKept: c._keeps(.model, true)) { $0.model })
#sourceLocation()
}

@DB private func _build_query(_ c: Container, _ text: String) -> Query { Query(store: c.store, text: text) }

@DB private func _build_reading(_ c: Container) -> any Reading { _check_reading(Page()) }

@MainActor private func _build_right(_ c: Container) -> any Right {
  _check_right(c._isFresh(_App_base, 3) ? _build__left_shared(c) : c._kept(_unisolated(._left_shared)))
}

@MainActor private func _build_screen(_ c: Container) throws -> any Screen & Sendable {
  try _check_screen(Detail(model: c.model))
}

@DB private func _build_store(_ c: Container) -> Store { Store() }

@MainActor private func _build_wrapper(_ c: Container) -> Wrapper { Wrapper(model: c.model) }

@DB private func _build_writing(_ c: Container) -> any Writing { _check_writing(Page()) }

#sourceLocation(file: "App.swift", line: 66)
private func _check_0() { _ =  _Kept<Both>.self }
#sourceLocation(file: "App.swift", line: 65)
@MainActor private func _check_left(_ value: consuming Both) -> any Left {
                 value }
#sourceLocation(file: "App.swift", line: 6)
private func _check_2() { _ =
            _Kept<Model>.self }
#sourceLocation(file: "App.swift", line: 71)
@DB private func _check_reading(_ value: consuming Page) -> any Reading {
                 value }
#sourceLocation(file: "App.swift", line: 65)
@MainActor private func _check_right(_ value: consuming Both) -> any Right {
                       value }
#sourceLocation(file: "App.swift", line: 26)
@MainActor private func _check_screen(_ value: consuming Detail) -> any Screen & Sendable {
                      value }
#sourceLocation(file: "App.swift", line: 56)
private func _check_5() { _ =
            _Kept<Store>.self }
#sourceLocation(file: "App.swift", line: 71)
@DB private func _check_writing(_ value: consuming Page) -> any Writing {
                          value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (Container) -> Both { fileprivate static var _left_shared: Self { _App_base.mainActorKey(0, _build__left_shared) } }
extension Key where Maker == @MainActor @Sendable (Container, String) -> HomeScreen { static var homeScreen: Self { _App_base.mainActorKey(6) { c, name in _build_homeScreen(c, name) } } }
extension Key where Maker == @MainActor @Sendable (Container) -> any Left { static var left: Self { _App_base.mainActorKey(1, _build_left) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Local { static var local: Self { _App_base.mainActorKey(7, _build_local, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Model { static var model: Self { _App_base.mainActorKey(2, _build_model) } }
extension Key where Maker == @Sendable (Container) -> Navigator { static var navigator: Self { _App_base.key(8, _build_navigator, lifetime: .transient) } }
extension Key where Maker == _OpaqueMaker<@DB @Sendable (Container, String) -> Query> { static var query: Self { _App_base.key(9) } }
extension Key where Maker == _OpaqueMaker<@DB @Sendable (Container) -> any Reading> { static var reading: Self { _App_base.key(10) } }
extension Key where Maker == @MainActor @Sendable (Container) -> any Right { static var right: Self { _App_base.mainActorKey(3, _build_right) } }
extension Key where Maker == @MainActor @Sendable (Container) throws -> any Screen & Sendable { static var screen: Self { _App_base.mainActorKey(4, _build_screen, lifetime: .weak) } }
extension Key where Maker == _OpaqueMaker<@DB @Sendable (Container) -> Store> { static var store: Self { _App_base.key(5) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Wrapper { static var wrapper: Self { _App_base.mainActorKey(11, _build_wrapper, lifetime: .transient) } }
extension Key where Maker == _OpaqueMaker<@DB @Sendable (Container) -> any Writing> { static var writing: Self { _App_base.key(12) } }

private let _App_needs: StaticString = """
  _left_shared:
  left: _left_shared
  model:
  right: _left_shared
  screen: model
  store:
  homeScreen: model
  local: model
  navigator: homeScreen model
  query: store
  reading:
  wrapper: model
  writing:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.navigator)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 6, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
