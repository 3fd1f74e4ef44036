// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any List`, a singleton, provided by `laterList` in Core.swift.
  nonisolated(nonsending) public var laterList: any List {
    get async {
      await _keptAsync(.laterList)
    }
  }

  /// `any List`, a singleton, provided by `list` in Core.swift.
  public var list: any List { _kept(.list) }

  /// `any List`, a singleton for each `key`, provided by `listOfKey` in Core.swift.
  public func listOfKey(key: Int) -> any List {
    _keyed(.listOfKey, by: key) { (c: Container) -> any List in
      if let make = c._override(of: .listOfKey) { return make(c._handle, key) }
      return _build_listOfKey(c, key)
    }
  }

  /// `Store`, a singleton, provided by `Store` in Core.swift.
  nonisolated(nonsending) public var store: Store {
    get async {
      await _keptAsync(.store)
    }
  }

  /// `any List`, the same while somebody holds it, provided by `Held` in Core.swift.
  public var weakList: any List { _weak(.weakList) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  public func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _Core_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `String`, what the container was made with.
  public var user: String { _input(.user) { (it: Session) in it.user } }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

nonisolated(nonsending) private func _build_laterList(_ c: Container) async -> any List { await laterList() }

private func _build_list(_ c: Container) -> any List { list() }

private func _build_listOfKey(_ c: Container, _ key: Int) -> any List { listOfKey(key: key) }

nonisolated(nonsending) private func _build_store(_ c: Container) async -> Store {
  let handle = c._handle
#sourceLocation(file: "Core/Core.swift", line: 32)
  return await Store(list: c.list, weakList: c.weakList, listOfKey: { (key: Int) -> any List in handle.listOfKey(key: key) }, laterList: c.laterList)
#sourceLocation()
}

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

private func _build_weakList(_ c: Container) -> any List { _check_weakList(Held()) }

#sourceLocation(file: "Core/Core.swift", line: 30)
private func _check_3() { _ =
            _Kept<Store>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 6)
private func _check_5() { _ =
             _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 22)
private func _check_weakList(_ value: consuming Held) -> any List {
                      value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any List { public static var laterList: Self { _Core_base.asyncKey(0, _build_laterList) } }
extension Key where Maker == @Sendable (Container) -> any List { public static var list: Self { _Core_base.key(1, _build_list) } }
extension Key where Maker == @Sendable (Container, Int) -> any List { public static var listOfKey: Self { _Core_base.key(2) { c, key in _build_listOfKey(c, key) } } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Store { public static var store: Self { _Core_base.asyncKey(3, _build_store) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(5, child: 0, _build_SessionContainer_user) } }
extension Key where Maker == @Sendable (Container) -> any List { public static var weakList: Self { _Core_base.key(4, _build_weakList, lifetime: .weak) } }

private let _Core_needs: StaticString = """
  laterList:
  list:
  listOfKey:
  store: laterList list listOfKey weakList
  weakList:
  SessionContainer.user:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.list)
  entries.add(.weakList, name: "weakList")
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.user, name: "user")
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 5, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
}
