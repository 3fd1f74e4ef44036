// SPDX-License-Identifier: MIT

/// The overrides of a container, shared with its views.
///
/// Those of a container made by `overriding` lie over those of the one it was made from. Empty tables are not
/// made: what they would lie over stands for them, or nil.
@usableFromInline
final class OverrideTable: Sendable {
  /// The table that this one lies over.
  let outer: OverrideTable?
  private let makers: [KeyID: any AnyMakerBox]
  /// Hears of every build of the containers that have this table; nil but in tests.
  private let observer: (any BuildObserver)?

  private init(_ overrides: Overrides, over outer: OverrideTable?) {
    makers = overrides.makers
    observer = overrides.observer ?? outer?.observer
    self.outer = outer
  }

  /// The overrides over those of another table.
  static func table(_ overrides: Overrides, over outer: OverrideTable? = nil) -> OverrideTable? {
    overrides.makers.isEmpty && overrides.observer == nil ? outer : OverrideTable(overrides, over: outer)
  }

  /// The keys of this table and all that it lies over.
  var allKeys: [KeyID] { makers.keys + (outer?.allKeys ?? []) }

  /// The innermost table that has an override of a key: this one, or the next below that does.
  func table(for key: KeyID) -> OverrideTable? {
    var table: OverrideTable? = self
    while let candidate = table, candidate.makers[key] == nil { table = candidate.outer }
    return table
  }

  /// The override of a key, which was put in by code that is generic over its error or not, as it is taken out: it would
  /// be misread otherwise.
  // The cast is sound because one generated declaration owns an index, with one type.
  @usableFromInline
  @inline(never)
  func maker<Maker>(for key: KeyID, keepsError: Bool) -> Maker? {
    guard let box = observedBox(for: key) else { return nil }
    guard box.keepsError == keepsError else { trapForeignOverride(of: key) }
    return unsafeDowncast(box, to: MakerBox<Maker>.self).make
  }

  /// The override of a key that is about to be built.
  private func observedBox(for key: KeyID) -> (any AnyMakerBox)? {
    let box = box(for: key)
    if let observer { observer.willBuild(ObservedKey(key), isOverridden: box != nil, route: Build.route) }
    return box
  }

  private func box(for key: KeyID) -> (any AnyMakerBox)? { makers[key] ?? outer?.box(for: key) }
}

/// A build function as an object, whatever its type.
protocol AnyMakerBox: AnyObject, Sendable {
  /// Whether it was put in by code that is generic over the function's error; see `Makers.swift`.
  var keepsError: Bool { get }
}

/// A build function as an object.
///
/// Unchecked because not every `Key<Maker>` is Sendable; but `Overrides` takes none of another kind.
final class MakerBox<Maker>: AnyMakerBox, @unchecked Sendable {
  let make: Maker
  let keepsError: Bool

  init(_ make: Maker, keepsError: Bool) {
    self.make = make
    self.keepsError = keepsError
  }
}

extension Container {
  /// The function that takes the place of a provider's own, if there is one; meant for generated code only.
  ///
  /// Costs one branch when the container has no overrides. A view has those of its owner. To be called with
  /// ``_view``.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  @inline(__always)
  public final func _override<Maker>(of key: Key<Maker>) -> Maker? {
    _overrides?.maker(for: key._id, keepsError: false)
  }

  /// The overrides to look in first, and what those are called with.
  var top: (table: OverrideTable, container: Container)? { _overrides.map { ($0, _view) } }

  /// The function that builds a provider's value, found in a table or else the provider's own, and what to call it with.
  ///
  /// For code that is generic over the error: of a key that does not throw, the function is taken out as such (see
  /// `Makers.swift`), and then made one of the type that is wanted.
  @inline(__always)
  func chosen<Plain, Maker, E: Error>(
    _ key: Key<Maker>, _ level: (table: OverrideTable, container: Container)?, _ error: E.Type,
    _ wanted: (Plain) -> Maker
  ) -> (Maker, Container) {
    guard E.self == Never.self else {
      guard let level, let make: Maker = level.table.maker(for: key._id, keepsError: true) else {
        return (key._make, self)
      }
      return (make, level.container)
    }
    let key = unsafeBitCast(key, to: Key<Plain>.self)
    guard let level, let make: Plain = level.table.maker(for: key._id, keepsError: false) else {
      return (wanted(key._make), self)
    }
    return (wanted(make), level.container)
  }
}
