// Made by DIGenPlugin from the directives in Feature. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Core

extension Container {
  /// A container of all providers of Core, Feature.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Feature_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Feature_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'overview' needs 'wishes' for its parameter 'wishes'")
  public var overview: Overview { fatalError() }

  @available(*, unavailable, message: "it belongs to 'VisitContainer', which 'visit' makes, because 'report' needs 'notes' for its parameter 'notes'")
  public var report: Report { fatalError() }
}

/// A child container of `SessionContainer`, made with a `Tour`.
open nonisolated class TourContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `tour`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// Makes a child container, which owns this one.
  public func tour(guide: String) -> TourContainer {
    _child(TourContainer.self, of: Tour(guide: guide), base: _Feature_TourContainer_base)
  }
}

extension TourContainer {
  /// Builds a new value and leaves the kept one as it is.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension TourContainer {
  /// `String`, an input of the container.
  public var guide: String { _input(.guide) { (it: Tour) in it.guide } }
}

extension TourContainer {
  /// Builds a new value and leaves the kept one as it is.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a new value and leaves the kept one as it is.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (TourContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (TourContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Overview`, new each time, provided by `Overview` in Feature.swift.
  public var overview: Overview {
    if let make = _override(of: .overview) { return make(_handle) }
    return _build_SessionContainer_overview(self)
  }

  /// `Wishes`, a singleton, provided by `Wishes` in Feature.swift.
  public var wishes: Wishes { _keptInChild(.wishes) }
}

extension VisitContainer {
  /// `Notes`, a singleton, provided by `Notes` in Feature.swift.
  var notes: Notes { _keptInChild(.notes) }

  /// `Report`, new each time, provided by `Report` in Feature.swift.
  public var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_VisitContainer_report(self)
  }
}

private let _Feature_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Feature(&plan)
}

private func _build_TourContainer_guide(_ c: TourContainer) -> String { c._inputs(Tour.self).guide }

private func _build_VisitContainer_notes(_ c: VisitContainer) -> Notes { Notes(room: c.room) }

private func _build_SessionContainer_overview(_ c: SessionContainer) -> Overview { Overview(wishes: c.wishes) }

private func _build_VisitContainer_report(_ c: VisitContainer) -> Report { Report(notes: c.notes, wishes: c.wishes) }

private func _build_SessionContainer_wishes(_ c: SessionContainer) -> Wishes { Wishes(cart: c.cart) }

#sourceLocation(file: "Feature/Tour.swift", line: 6)
private func _check_0() { _ =
             _Kept<String>.self }
#sourceLocation(file: "Feature/Feature.swift", line: 15)
private func _check_1() { _ =
            _Kept<Notes>.self }
#sourceLocation(file: "Feature/Feature.swift", line: 3)
private func _check_4() { _ =
            _Kept<Wishes>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (TourContainer) -> String { public static var guide: Self { _Feature_TourContainer_base.key(0, child: 0, _build_TourContainer_guide) } }
extension Key where Maker == @Sendable (VisitContainer) -> Notes { static var notes: Self { _Feature_VisitContainer_base.key(1, child: 0, _build_VisitContainer_notes) } }
extension Key where Maker == @Sendable (SessionContainer) -> Overview { public static var overview: Self { _Feature_base.key(2, _build_SessionContainer_overview, lifetime: .transient) } }
extension Key where Maker == @Sendable (VisitContainer) -> Report { public static var report: Self { _Feature_base.key(3, _build_VisitContainer_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Wishes { public static var wishes: Self { _Feature_SessionContainer_base.key(4, child: 0, _build_SessionContainer_wishes) } }

private let _Feature_needs: StaticString = """
  TourContainer.guide:
  VisitContainer.notes: Core.VisitContainer.room
  SessionContainer.overview: SessionContainer.wishes
  VisitContainer.report: SessionContainer.wishes VisitContainer.notes
  SessionContainer.wishes: Core.SessionContainer.cart
  """

private func _Feature_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.overview)
  entries.add(.wishes)
}

private func _Feature_TourContainer_dynamic(_ entries: inout _DynamicEntriesOf<TourContainer>) {
  entries.add(.guide, name: "guide")
}

private func _Feature_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.notes)
  entries.add(.report)
}

private let _Feature_base = _SlotBase()
private let _Feature_SessionContainer_base = _SlotBase()
private let _Feature_TourContainer_base = _SlotBase()
private let _Feature_VisitContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Feature(_ plan: inout _Plan) {
  plan.register("Feature", slots: 0, base: _Feature_base, needs: _Feature_needs)
  plan.register(SessionContainer.self, slots: 1, base: _Feature_SessionContainer_base, of: _Feature_base)
  plan.register(TourContainer.self, slots: 1, base: _Feature_TourContainer_base, of: _Feature_base)
  plan.register(VisitContainer.self, slots: 1, base: _Feature_VisitContainer_base, of: _Feature_base)
  plan.list(_Feature_SessionContainer_dynamic)
  plan.list(_Feature_TourContainer_dynamic)
  plan.list(_Feature_VisitContainer_dynamic)
}
