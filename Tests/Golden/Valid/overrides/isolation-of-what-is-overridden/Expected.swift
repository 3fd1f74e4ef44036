// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `[Model]`, new each time, provided by `Model.all` in App.swift.
  @MainActor var all: [Model] {
    if let make = _override(of: _unisolated(.all)) { return make(_handle) }
    return _build_all(self)
  }

  /// `Model`, new each time, provided by `Model.make` in App.swift.
  @MainActor func counted(count: Int) -> Model {
    if let make = _override(of: _unisolated(.counted)) { return make(_handle, count) }
    return _build_counted(self, count)
  }

  /// `Apart`, new each time, provided by `Apart.make` in App.swift.
  var make: Apart {
    if let make = _override(of: .make) { return make(_handle) }
    return _build_make(self)
  }

  /// `Model`, new each time, provided by `Model` in App.swift.
  @MainActor var model: Model {
    if let make = _override(of: _unisolated(.model)) { return make(_handle) }
    return _build_model(self)
  }

  /// `Model`, new each time, provided by `Model.make` in App.swift.
  var nobodys: Model {
    if let make = _override(of: .nobodys) { return make(_handle) }
    return _build_nobodys(self)
  }

  /// `[Int]`, new each time, provided by `End.pages` in App.swift.
  @Disk func pages(of number: Int) -> [Int] {
    if let make = _override(of: .pages) { return make(_handle, number) }
    return _build_pages(self, number)
  }

  /// `Start`, new each time, provided by `Start` in App.swift.
  @MainActor var start: Start {
    if let make = _override(of: _unisolated(.start)) { return make(_handle) }
    return _build_start(self)
  }

  /// `[String]`, new each time, provided by `End.titles` in App.swift.
  @MainActor var titles: [String] {
    if let make = _override(of: _unisolated(.titles)) { return make(_handle) }
    return _build_titles(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_all(_ c: Container) -> [Model] { Model.all }

@MainActor private func _build_counted(_ c: Container, _ count: Int) -> Model { Model.make(count: count) }

private func _build_make(_ c: Container) -> Apart { Apart.make() }

@MainActor private func _build_model(_ c: Container) -> Model { Model() }

private func _build_nobodys(_ c: Container) -> Model { Model.make() }

@Disk private func _build_pages(_ c: Container, _ number: Int) -> [Int] { End.pages(of: number) }

@MainActor private func _build_start(_ c: Container) -> Start { Start() }

@MainActor private func _build_titles(_ c: Container) -> [String] { End.titles() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (Container) -> [Model] { static var all: Self { _App_base.mainActorKey(0, _build_all, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container, Int) -> Model { static var counted: Self { _App_base.mainActorKey(1) { c, count in _build_counted(c, count) } } }
extension Key where Maker == @Sendable (Container) -> Apart { static var make: Self { _App_base.key(2, _build_make, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Model { static var model: Self { _App_base.mainActorKey(3, _build_model, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Model { static var nobodys: Self { _App_base.key(4, _build_nobodys, lifetime: .transient) } }
extension Key where Maker == _Whole<@Disk @Sendable (Container, Int) -> [Int]> { static var pages: Self { _App_base.key(5) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Start { static var start: Self { _App_base.mainActorKey(6, _build_start, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> [String] { static var titles: Self { _App_base.mainActorKey(7, _build_titles, lifetime: .transient) } }

private let _App_needs: StaticString = """
  all:
  counted:
  make:
  model:
  nobodys:
  pages:
  start:
  titles:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.make)
  entries.add(.nobodys, name: "nobodys")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
