// SPDX-License-Identifier: MIT

/// What an injected property asks for, and of whom: what those of all kinds have in common.
///
/// Public because ``_InjectedProperty`` is; there is no way to make one outside.
public struct _Injection<Value>: Sendable {
  let site: InjectionSite
  /// What it asks for; nil if that is by its type alone, so that nothing proves that there is a provider.
  private let key: KeyID?
  private let lifetime: _Lifetime
  /// What it asks for, in messages.
  private let name: @Sendable () -> String
  /// Whether a container has the provider at all: only some child containers may.
  private let isHad: @Sendable (Container) -> Bool
  /// Whether only the main actor may ask for it.
  private let isOnMainActor: Bool
  /// The one that is asked; the current one if nil.
  private let container: Container?
  private let ask: @Sendable (Container) throws -> Value

  /// Asks a container for a provider.
  init<C: Container>(
    _ key: Key<@Sendable (C) -> Value>, _ site: InjectionSite, of container: Container?,
    isOnMainActor: Bool = false
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, Value, Never>(key._make), key._lifetime)
    (self.site, self.key, self.lifetime, self.isOnMainActor) = (site, id, lifetime, isOnMainActor)
    name = { id.name }
    isHad = { $0 is C }
    self.container = container?._handle
    ask = { container in
      guard container is C else { trapNotInChild(id.name, C.self, container, site) }
      return try container.value(of: id, by: make, lifetime)
    }
  }

  /// Asks for what the dynamic look-up finds, be it a container's or one by itself.
  init(
    byTypeAt site: InjectionSite, name: String? = nil, match: DynamicMatch? = nil,
    of container: Container? = nil, or dynamic: DynamicContainer? = nil
  ) {
    (self.site, key, lifetime, isOnMainActor) = (site, nil, .transient, false)
    self.name = { DynamicKey(Value.self, name: name).description }
    isHad = { _ in true }
    self.container = dynamic == nil ? container?._handle : Container.ofNothing
    ask = { [view = dynamic?.view] in try (view ?? $0.dynamic).resolve(Value.self, name: name, match: match) }
  }

  /// The value, from the container that was named, or else the one that is current now; traps if it cannot be had.
  func value() -> Value {
    guard let container = container ?? Container.current else { trapNoContainer(site, Value.self, name()) }
    return value(from: container)
  }

  private func value(from container: Container) -> Value {
    if isOnMainActor { MainActor.preconditionIsolated("a main-actor provider is injected elsewhere") }
    do { return try ask(container) } catch { trapNotInjected(Value.self, name(), error, site) }
  }

  /// The value for one holder, of the container that is current now if none was named; where there is none, reading it
  /// traps.
  var deferred: Lazy<Value> {
    (container ?? Container.current).map(deferred(of:))
      ?? Lazy(of: .ofNothing, isKept: false, name: name) { [site, name] _ in
        trapNoContainer(site, Value.self, name())
      }
  }

  /// The same; nil if there is no container, or one that does not have the provider.
  var deferredIfHad: Lazy<Value>? {
    (container ?? Container.current).flatMap { isHad($0) ? deferred(of: $0) : nil }
  }

  private func deferred(of container: Container) -> Lazy<Value> {
    // What the container keeps, it is asked for at each read; a singleton is looked for in its slot.
    let isKept = key.map { container.keeps($0, lifetime != .transient) } ?? false
    let hasSlot = lifetime == .singleton && !isOnMainActor
    return Lazy(
      of: container, isKept: isKept, inSlotOf: hasSlot ? key : nil, isOnMainActor: isOnMainActor, name: name
    ) { value(from: $0) }
  }

  /// The value for one holder; where it is asked for by its type alone, nil as long as it cannot be had.
  func valueIfPresent(of lazy: Lazy<Value>) -> Value? {
    try? lazy.value(throwsCycles: key == nil, by: ask)
  }
}

/// Where an injected property is declared, for messages.
struct InjectionSite: Sendable {
  let file: StaticString
  let line: UInt

  /// That of a property which was written without parentheses.
  static let unknown = InjectionSite(file: "", line: 0)

  /// The property, in a message.
  func description(of type: Any.Type) -> String {
    line == 0
      ? "an injected property of type '\(_typeName(type, qualified: false))'"
      : "the injected property at \(file):\(line)"
  }
}

extension Container {
  /// Stands for a container where a dynamic one is asked.
  fileprivate static let ofNothing = Container(_plan: _Plan { _ in })
}
