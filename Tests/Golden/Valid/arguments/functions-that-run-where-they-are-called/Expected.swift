// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `nonisolated(nonsending) @Sendable (String) async -> Int`, new each time, provided by `count` in App.swift.
  var count: nonisolated(nonsending) @Sendable (String) async -> Int {
    if let make = _override(of: .count) { return make(_handle) }
    return _build_count(self)
  }

  /// `@Sendable (Int) -> Int`, new each time, provided by `double` in App.swift.
  var double: @Sendable (Int) -> Int {
    if let make = _override(of: .double) { return make(_handle) }
    return _build_double(self)
  }

  /// `Draft`, new each time, provided by `draft` in App.swift.
  nonisolated(nonsending) var draft: Draft {
    get async {
      if let make = _overrideAsync(of: .draft) { return await make(_handle) }
      return await _build_draft(self)
    }
  }

  /// `Editor`, new each time, provided by `Editor` in App.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int`, a singleton, provided by `sum` in App.swift.
  var sum: nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int { _kept(.sum) }

  /// `Table`, new each time, provided by `Table` in App.swift.
  func table(next: nonisolated(nonsending) @escaping () async -> Draft) -> Table {
    if let make = _override(of: .table) { return make(_handle, next) }
    return _build_table(self, next)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_count(_ c: Container) -> nonisolated(nonsending) @Sendable (String) async -> Int { count }

private func _build_double(_ c: Container) -> @Sendable (Int) -> Int { double() }

nonisolated(nonsending) private func _build_draft(_ c: Container) async -> Draft {
#sourceLocation(file: "App.swift", line: 28)
  await draft(reader: c.reader)
#sourceLocation()
}

private func _build_editor(_ c: Container) -> Editor {
  let handle = c._handle
  return Editor(make: { () async -> Draft in await handle.draft })
}

private func _build_reader(_ c: Container) -> Reader { Reader(count: c.count, sum: c.sum, double: c.double) }

private func _build_sum(_ c: Container) -> nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int { sum() }

private func _build_table(_ c: Container, _ next: nonisolated(nonsending) @escaping () async -> Draft) -> Table {
  Table(reader: c.reader, next: next)
}

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> nonisolated(nonsending) @Sendable (String) async -> Int { static var count: Self { _App_base.key(1, _build_count, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> @Sendable (Int) -> Int { static var double: Self { _App_base.key(2, _build_double, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Draft { static var draft: Self { _App_base.asyncKey(3, _build_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(4, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Reader { static var reader: Self { _App_base.key(5, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int { static var sum: Self { _App_base.key(0, _build_sum) } }
extension Key where Maker == @Sendable (Container, nonisolated(nonsending) @escaping () async -> Draft) -> Table { static var table: Self { _App_base.key(6) { c, next in _build_table(c, next) } } }

private let _App_needs: StaticString = """
  sum:
  count:
  double:
  draft: reader
  editor: draft
  reader: count double sum
  table: reader
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.count)
  entries.add(.double)
  entries.add(.editor)
  entries.add(.reader)
  entries.add(.sum)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
