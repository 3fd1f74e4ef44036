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
  ///   - key: The provider.
  ///   - isOverridden: Whether an override is called in its place.
  ///   - route: The kept values that it is built for, outermost first.
  func willBuild(_ key: ObservedKey, isOverridden: Bool, route: [String])
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

  /// A new container of the same providers and overrides, and some more, that tells an observer of its builds.
  ///
  /// It shares nothing with this one. That of a child is a child of one that is made like its parent.
  public final func observed(
    by observer: any BuildObserver, _ overrides: (inout Overrides) -> Void
  ) -> Container {
    var collected = Overrides(over: _overrides)
    overrides(&collected)
    return anew(Override(layer: collected.layer, over: collected.latest, observer: observer))
  }

  /// Another container of its class, made with what it was made with, beneath another one like its parent.
  private final func anew(_ overrides: Override) -> Container {
    guard let level = _level, let parent = parent?.anew(overrides) else {
      return Container(_plan: plan) { $0 = Overrides(over: overrides) }
    }
    defer { withExtendedLifetime(parent) {} }
    let own = level.pointee.remade(in: parent._level)
    return type(of: self).init(
      _making: _Making(kind: .child, origin: parent, overrides: overrides, level: own))
  }
}
