// SPDX-License-Identifier: MIT

/// Hears of every build in a container before it begins; for `DITesting` only.
///
/// It is asked where overrides are looked up, which a container without any never does: so it costs nothing where it is
/// not used.
@_spi(DITesting)
public protocol BuildObserver: AnyObject, Sendable {
  /// A provider is about to be built, or what replaces it.
  ///
  /// - Parameters:
  ///   - key: The provider; where an override is called in its place, that of the override.
  ///   - others: Those that stand for it as well: the provider of other modules' parts of a collection, say.
  ///   - isOverridden: Whether an override is called in its place.
  ///   - route: The kept values that it is built for, outermost first.
  func willBuild(_ key: ObservedKey, or others: [ObservedKey], isOverridden: Bool, route: [String])
}

/// A key without its type, to be compared and named.
@_spi(DITesting)
public struct ObservedKey: Hashable, Sendable {
  private let id: KeyID

  init(_ id: KeyID) { self.id = id }

  /// Makes one of a key.
  public init<Maker>(_ key: Key<Maker>) { id = key._id }

  /// The accessor's name.
  public var name: String { id.name }

  /// The module that declares the provider.
  public var moduleName: String? { id.moduleName }

  /// Whether this is the accessor of another key's value, which in a collection goes by a key that nobody writes.
  public func isElement(_ other: ObservedKey) -> Bool {
    id.base == other.id.base && other.name.hasPrefix("_\(name)_in_")
  }
}

@_spi(DITesting)
extension Overrides {
  /// Runs closures that say what to override.
  public init(_ overrides: (inout Overrides) -> Void) {
    self.init(over: nil)
    overrides(&self)
  }

  /// What is overridden.
  public var keys: [ObservedKey] { latest?.allKeys.map { ObservedKey($0) } ?? [] }
}

@_spi(DITesting)
extension Container {
  /// What is overridden.
  public final var overriddenKeys: [ObservedKey] { _overrides?.allKeys.map { ObservedKey($0) } ?? [] }

  /// A new container of the same providers and overrides, with others beneath and above those, each over those before
  /// it, that tells an observer of its builds.
  ///
  /// It has what is registered in this one at run time, and shares nothing that is built: like one made by ``overriding(_:)``
  /// in which all is overridden.
  public final func observed(
    by observer: any BuildObserver, beneath: [Overrides], above: [Overrides]
  ) -> Container {
    let layers = beneath.map(\.latest) + [_overrides] + above.map(\.latest)
    let all = layers.reduce(nil) { lower, upper in upper?.stacked(on: lower) ?? lower }
    let overrides = Override(layer: all?.layer ?? 0, over: all, observer: observer)
    return overriding(by: overrides)
  }
}

extension Override {
  /// Those of one chain over all of another, in layers of their own.
  fileprivate func stacked(on lower: Override?) -> Override? {
    let below = outer?.stacked(on: lower) ?? lower
    guard let key else { return below }
    return Override(
      of: key, by: make, mayAskAll: mayAskAll.load(ordering: .relaxed), layer: layer + (lower?.layer ?? 0),
      over: below)
  }
}
