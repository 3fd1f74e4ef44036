// SPDX-License-Identifier: MIT

/// What an injected property asks for, and of whom: what those of all kinds have in common.
///
/// Public because ``_InjectedProperty`` is; there is no way to make one outside.
public struct _Injection<Value>: Sendable {
  /// Where the property is declared, for messages; line 0 for one that was written without parentheses.
  private let file: StaticString
  private let line: UInt
  /// What it asks for; nil if that is by its type alone, so that nothing proves that there is a provider.
  private let key: KeyID?
  private let lifetime: _Lifetime
  /// What it asks for, in messages.
  private let name: @Sendable () -> String
  /// The class of the containers that have the provider: only some child containers may.
  private let owner: Container.Type
  /// Whether only the main actor may ask for it.
  private let isOnMainActor: Bool
  /// The one that is asked; the current one if nil.
  private let container: Container?
  private let ask: @Sendable (Container) throws -> Value

  /// Asks a container for a provider.
  init<C: Container>(
    _ key: Key<@Sendable (C) -> Value>, of container: Container?, isOnMainActor: Bool = false,
    file: StaticString, line: UInt
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, Value, Never>(key._make), key._lifetime)
    (self.key, self.lifetime, self.isOnMainActor, owner) = (id, lifetime, isOnMainActor, C.self)
    (self.file, self.line, self.container) = (file, line, container?._handle)
    name = { id.name }
    ask = { try $0.value(of: id, by: make, lifetime) }
  }

  /// Asks for what the dynamic look-up finds, be it a container's or one by itself.
  init(
    byType name: String? = nil, match: DynamicMatch? = nil, of container: Container? = nil,
    or dynamic: DynamicContainer? = nil, file: StaticString = "", line: UInt = 0
  ) {
    (key, lifetime, isOnMainActor, owner) = (nil, .transient, false, Container.self)
    (self.file, self.line) = (file, line)
    self.container = dynamic == nil ? container?._handle : Container.ofNothing
    self.name = { DynamicKey(Value.self, name: name).description }
    ask = { [view = dynamic?.view] in try (view ?? $0.dynamic).resolve(Value.self, name: name, match: match) }
  }

  /// The value, from the container that was named, or else the one that is current now; traps if it cannot be had.
  func value() -> Value {
    guard let container = container ?? Container.current else { trapNoContainer() }
    return value(from: container)
  }

  private func value(from container: Container) -> Value {
    if isOnMainActor { MainActor.preconditionIsolated("a main-actor provider is injected elsewhere") }
    guard container.isOf(owner) else {
      trap(
        """
        cannot get '\(name())': it belongs to a '\(owner)', and the container is a '\(type(of: container))'. Make what \
        has the property in such a container, or name one by 'from:'; or use 'InjectedIfPresent'.
        """)
    }
    do {
      return try ask(container)
    } catch {
      trap(
        """
        cannot get \(name()): \(error). Register it in 'container.dynamic' or provide it by a directive before the \
        property is read; or use 'InjectedIfPresent'.
        """)
    }
  }

  /// The value for one holder, of the container that is current now if none was named; where there is none, reading it
  /// traps.
  var deferred: Lazy<Value> {
    (container ?? Container.current).map(deferred(of:))
      ?? Lazy(of: .ofNothing, isKept: false, name: name) { _ in trapNoContainer() }
  }

  /// The same; nil if there is no container, or one that does not have the provider.
  var deferredIfHad: Lazy<Value>? {
    (container ?? Container.current).flatMap { $0.isOf(owner) ? deferred(of: $0) : nil }
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

  private func trapNoContainer() -> Never {
    trap(
      """
      has no container to ask for '\(name())'. Make one current where its holder is made, by \
      'withContainer(container) { … }' or, for the whole program, 'Container.setDefault(container)'; or name one there, \
      by 'from: container'.
      """)
  }

  private func trap(_ problem: String) -> Never {
    let type = _typeName(Value.self, qualified: false)
    let property =
      line == 0 ? "an injected property of type '\(type)'" : "the injected property at \(file):\(line)"
    fatalError("\(property) \(problem)")
  }
}

extension Container {
  /// Stands for a container where a dynamic one is asked.
  fileprivate static let ofNothing = Container(_plan: _Plan { _ in })
}
