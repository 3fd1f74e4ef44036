// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Cover`, new each time, provided by `Cover` in Core.swift.
  public var cover: Cover {
    if let make = _override(of: .cover) { return make(_handle) }
    return _build_cover(self)
  }

  /// `Shown<Word>`, new each time, provided by `Shown<Word>` in Core.swift.
  public var shownWord: Shown<Word> {
    if let make = _override(of: .shownWord) { return make(_handle) }
    return _build_shownWord(self)
  }

  /// `Word`, new each time, provided by `Word` in Core.swift.
  var word: Word {
    if let make = _override(of: .word) { return make(_handle) }
    return _build_word(self)
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'shownNumber' for its parameter 'number'")
  var page: Page { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'shownNumber' needs 'number' for its parameter 'item'")
  package var shownNumber: Shown<Number> { fatalError() }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
package nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  package required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  package func session(number: Number) -> SessionContainer {
    _child(SessionContainer.self, of: Session(number: number), base: _Core_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  package nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  package nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Number`, what the container was made with.
  package var number: Number { _input(.number) { (it: Session) in it.number } }

  /// `Page`, new each time, provided by `Page` in Core.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_SessionContainer_page(self)
  }

  /// `Shown<Number>`, new each time, provided by `Shown<Number>` in Core.swift.
  package var shownNumber: Shown<Number> {
    if let make = _override(of: .shownNumber) { return make(_handle) }
    return _build_SessionContainer_shownNumber(self)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor package func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor package func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) package func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) package func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_cover(_ c: Container) -> Cover { Cover(word: c.shownWord) }

private func _build_SessionContainer_number(_ c: SessionContainer) -> Number { c._inputs(Session.self).number }

private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(number: c.shownNumber) }

private func _build_SessionContainer_shownNumber(_ c: SessionContainer) -> Shown<Number> {
  Shown<Number>(item: c.number)
}

private func _build_shownWord(_ c: Container) -> Shown<Word> { Shown<Word>(item: c.word) }

private func _build_word(_ c: Container) -> Word { Word() }

#sourceLocation(file: "Core/Core.swift", line: 4)
private func _check_1() { _ =
      _Kept<Number>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cover { public static var cover: Self { _Core_base.key(0, _build_cover, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Number { package static var number: Self { _Core_SessionContainer_base.key(1, child: 0, _build_SessionContainer_number) } }
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _Core_base.key(2, _build_SessionContainer_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Shown<Number> { package static var shownNumber: Self { _Core_base.key(3, _build_SessionContainer_shownNumber, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shown<Word> { public static var shownWord: Self { _Core_base.key(4, _build_shownWord, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Word { static var word: Self { _Core_base.key(5, _build_word, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  cover: shownWord
  SessionContainer.number:
  SessionContainer.page: SessionContainer.shownNumber
  SessionContainer.shownNumber: SessionContainer.number
  shownWord: word
  word:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cover)
  entries.add(.shownWord)
  entries.add(.word)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.number)
  entries.add(.page)
  entries.add(.shownNumber)
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
}
