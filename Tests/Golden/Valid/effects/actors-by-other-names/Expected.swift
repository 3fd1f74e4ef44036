// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !FAST
  /// `Cache`, a singleton, provided by `Cache` in App.swift.
  @MainActor var cache: Cache { _kept(_unisolated(.cache)) }
#endif

#if FAST
  /// `Cache`, a singleton, provided by `Cache` in App.swift.
  @MainActor var cache: Cache { _kept(_unisolated(.cache)) }
#endif

  /// `File`, new each time, provided by `File` in App.swift.
  @Storage.Disk var file: File {
    if let make = _override(of: .file) { return make(_handle) }
    return _build_file(self)
  }

  /// `Label`, new each time, provided by `Label` in App.swift.
  @MainActor var label: Label {
    if let make = _override(of: _unisolated(.label)) { return make(_handle) }
    return _build_label(self)
  }

  /// `Late`, new each time, provided by `Late` in App.swift.
  nonisolated(nonsending) var late: Late {
    get async throws {
      if let make = _overrideAsync(of: .late) { return try await make(_handle) }
      return try await _build_late(self)
    }
  }

#if !FAST
  /// `[Int]`, new each time, provided by `numbers` in App.swift.
  nonisolated(nonsending) var numbers: [Int] {
    get async {
      if let make = _overrideAsync(of: .numbers) { return await make(_handle) }
      return await _build_numbers(self)
    }
  }
#endif

#if FAST
  /// `[Int]`, new each time, provided by `numbers` in App.swift.
  nonisolated(nonsending) var numbers: [Int] {
    get async {
      if let make = _overrideAsync(of: .numbers) { return await make(_handle) }
      return await _build_numbers(self)
    }
  }
#endif

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  @MainActor var reader: Reader {
    if let make = _override(of: _unisolated(.reader)) { return make(_handle) }
    return _build_reader(self)
  }

  /// `any Screen & Sendable`, a singleton, provided by `Home` in App.swift.
  @MainActor var screen: any Screen & Sendable { _kept(_unisolated(.screen)) }

  /// `Sum`, new each time, provided by `Sum` in App.swift.
  nonisolated(nonsending) var sum: Sum {
    get async {
      if let make = _overrideAsync(of: .sum) { return await make(_handle) }
      return await _build_sum(self)
    }
  }

  /// `Table`, a singleton, provided by `Table` in App.swift.
  @Storage.Disk var table: Table {
    _keyed(.table, by: 0) { (c: Container) -> Table in
      if let make = c._override(of: .table) { return make(c._handle) }
      return _build_table(c)
    }
  }

  /// `Visit`, new each time, provided by `Visit` in App.swift.
  nonisolated(nonsending) var visit: Visit {
    get async {
      if let make = _overrideAsync(of: .visit) { return await make(_handle) }
      return await _build_visit(self)
    }
  }

  /// `[String]`, new each time, provided by `words` in App.swift.
  nonisolated(nonsending) func words(of text: String) async -> [String] {
    if let make = _overrideAsync(of: .words) { return await make(_handle, text) }
    return await _build_words(self, text)
  }

  /// `[String]`, new each time, provided by `words` in App.swift.
  nonisolated(nonsending) func words() async -> [String] {
    if let make = _overrideAsync(of: .words) { return await make(_handle, nil) }
    return await _build_words(self, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !FAST
@MainActor private func _build_cache(_ c: Container) -> Cache { Cache() }
#endif

#if FAST
@MainActor private func _build_cache(_ c: Container) -> Cache { Cache() }
#endif

@Storage.Disk private func _build_file(_ c: Container) -> File { File() }

@MainActor private func _build_label(_ c: Container) -> Label {
  var value = Label()
  _set_label(&value)
  return value
}

@MainActor private func _build_late(_ c: Container) async throws -> Late {
  var value = try await Late()
  _set_late(&value)
  return value
}

#if !FAST
nonisolated(nonsending) private func _build_numbers(_ c: Container) async -> [Int] { await numbers() }
#endif

#if FAST
@MainActor private func _build_numbers(_ c: Container) async -> [Int] { numbers() }
#endif

@MainActor private func _build_reader(_ c: Container) -> Reader { Reader(cache: c.cache) }

@MainActor private func _build_screen(_ c: Container) -> any Screen & Sendable { _check_screen(Home()) }

nonisolated(nonsending) private func _build_sum(_ c: Container) async -> Sum {
#sourceLocation(file: "App.swift", line: 68)
  await Sum(numbers: c.numbers)
#sourceLocation()
}

@Storage.Disk private func _build_table(_ c: Container) -> Table {
  var value = Table(file: c.file)
  _set_table(&value)
  return value
}

nonisolated(nonsending) private func _build_visit(_ c: Container) async -> Visit {
#sourceLocation(file: "App.swift", line: 47)
  await Visit(screen: c.screen)
#sourceLocation()
}

nonisolated(nonsending) private func _build_words(_ c: Container, _ text: String?) async -> [String] {
  return switch text {
  case let text?: 
#sourceLocation(file: "App.swift", line: 33)
  await words(of: text, label: c.label)
#sourceLocation()
  case nil: 
#sourceLocation(file: "App.swift", line: 33)
  await words(label: c.label)
#sourceLocation()
  }
}

@MainActor private func _set_label(_ it: inout Label) {
#sourceLocation(file: "App.swift", line: 8)
               it.title = "set"
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
                              it.count = 2
#sourceLocation()
}

@MainActor private func _set_late(_ it: inout Late) {
#sourceLocation(file: "App.swift", line: 15)
               it.title = "later"
#sourceLocation()
}

@Storage.Disk private func _set_table(_ it: inout Table) {
#sourceLocation(file: "App.swift", line: 24)
                          it.rows = 7
#sourceLocation()
}

#if !FAST
#sourceLocation(file: "App.swift", line: 62)
private func _check_0() { _ =
              _Kept<Cache>.self }
#sourceLocation()
#endif
#if FAST
#sourceLocation(file: "App.swift", line: 56)
private func _check_0() { _ =
              _Kept<Cache>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 14)
private func _check_5() { _ =
   _Kept<Late>.self }
#sourceLocation()
#if FAST
#sourceLocation(file: "App.swift", line: 53)
private func _check_6() { _ =
     _Kept<[Int]>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 39)
@MainActor private func _check_screen(_ value: consuming Home) -> any Screen & Sendable {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 23)
private func _check_2() { _ =
            _Kept<Table>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !FAST
extension Key where Maker == @MainActor @Sendable (Container) -> Cache { static var cache: Self { _App_base.mainActorKey(0, _build_cache) } }
#endif
#if FAST
extension Key where Maker == @MainActor @Sendable (Container) -> Cache { static var cache: Self { _App_base.mainActorKey(0, _build_cache) } }
#endif
extension Key where Maker == _Whole<@Storage.Disk @Sendable (Container) -> File> { static var file: Self { _App_base.key(3) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Label { static var label: Self { _App_base.mainActorKey(4, _build_label, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Late { static var late: Self { _App_base.asyncKey(5, _build_late, lifetime: .transient) } }
#if !FAST
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> [Int] { static var numbers: Self { _App_base.asyncKey(6, _build_numbers, lifetime: .transient) } }
#endif
#if FAST
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> [Int] { static var numbers: Self { _App_base.asyncKey(6, _build_numbers, lifetime: .transient) } }
#endif
extension Key where Maker == @MainActor @Sendable (Container) -> Reader { static var reader: Self { _App_base.mainActorKey(7, _build_reader, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> any Screen & Sendable { static var screen: Self { _App_base.mainActorKey(1, _build_screen) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Sum { static var sum: Self { _App_base.asyncKey(8, _build_sum, lifetime: .transient) } }
extension Key where Maker == _Whole<@Storage.Disk @Sendable (Container) -> Table> { static var table: Self { _App_base.key(2) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Visit { static var visit: Self { _App_base.asyncKey(9, _build_visit, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container, String?) async -> [String] { static var words: Self { _App_base.asyncKey(10) { c, text async in await _build_words(c, text) } } }

private let _App_needs: StaticString = """
  cache:
  screen:
  table: file
  file:
  label:
  late:
  numbers:
  reader: cache
  sum: numbers
  visit: screen
  words: label
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs)
}
