// SPDX-License-Identifier: MIT

/// Declares an injected property by a key, or by its type alone.
///
/// Use a key where there is one: it proves that there is a provider. Without a key, the type is looked up in
/// ``Container/dynamic``: first among what is registered there, then among the generated providers. If nothing is
/// found, the property stops the program and names the place. ``InjectedIfPresent`` is nil instead.
///
/// ```swift
/// final class Report {
///   @Injected(.clock) var clock
///   @Injected var analytics: any Analytics
///   @Injected(name: "archive", match: .nearest) var storage: any Storage
///   @InjectedEachTime(match: .nearest) var log: any Log
///   @InjectedBox(name: "shared") var settings: Settings   // of the provider of Box<Settings>
///   @Injected(from: .named("plugins")) var plugin: any Plugin
/// }
/// ```
///
/// ``Injected`` and ``InjectedBox`` ask at the first read, and keep what they find. ``InjectedEagerly`` asks when
/// its holder is made. ``InjectedEachTime`` asks at each read, so it sees later registrations.
/// ``InjectedIfPresent`` asks at each read until there is a value. It is nil if there is no container or no
/// provider, or if building the value fails.
///
/// For `@Injected var clock: any Clock`, Swift calls an initializer without parameters. So the property cannot know
/// its place, and messages name its type instead.
public protocol _InjectedProperty {
  /// What the container is asked for: the property's type, or the box that it is in.
  associatedtype Provided

  // Not an initializer: the compiler would name it in its messages about wrong keys.
  static func _asking(_ injection: _Injection<Provided>) -> Self
}

extension Injected: _InjectedProperty {}
extension InjectedBox: _InjectedProperty {}
extension InjectedEachTime: _InjectedProperty {}
extension InjectedEagerly: _InjectedProperty {}
extension InjectedIfPresent: _InjectedProperty {}

extension _InjectedProperty {
  /// Injects the value of a provider, or for ``InjectedBox`` its box.
  ///
  /// - Parameters:
  ///   - key: The provider: without arguments, synchronous, and one that does not throw. What only a child container has
  ///     is asked of one; where the current container is another, the property traps, and ``InjectedIfPresent`` is nil.
  ///   - container: The container, which is held; if nil the one that is current when the holder is made, for
  ///     ``InjectedEachTime`` at each read.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init<C: Container>(
    _ key: Key<@Sendable (C) -> Provided>, from container: C? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self = ._asking(_Injection(key, of: container, file: file, line: line))
  }

  /// Injects by type what a container finds.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is held; if nil the one that is current when the holder is made, for
  ///     ``InjectedEachTime`` at each read.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self = ._asking(_Injection(byType: name, match: match, of: container, file: file, line: line))
  }

  /// Injects by type what a dynamic container finds.
  ///
  /// ```swift
  /// @Injected(from: .named("plugins")) var plugin: any Plugin
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which others to consider where the very type is not provided; the container's own rule if nil.
  ///   - container: The container, which is not owned.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    name: String? = nil, match: DynamicMatch? = nil, from container: DynamicContainer,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self = ._asking(_Injection(byType: name, match: match, or: container, file: file, line: line))
  }
}

// Disfavoured, for better words about keys that there are not.
extension _InjectedProperty where Provided: Sendable {
  /// Injects the value of a provider that is built on the main actor.
  ///
  /// It is asked for on the main actor only: where its holder is made for ``InjectedEagerly``, and else where the property
  /// is read. Elsewhere the property traps.
  ///
  /// - Parameters:
  ///   - key: The provider: without arguments, synchronous, and one that does not throw.
  ///   - container: The container, which is held; if nil the one that is current when the holder is made, for
  ///     ``InjectedEachTime`` at each read.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  @_disfavoredOverload
  public init<C: Container>(
    _ key: Key<@MainActor @Sendable (C) -> Provided>, from container: C? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self = ._asking(_Injection(_unisolated(key), of: container, isOnMainActor: true, file: file, line: line))
  }
}

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
  /// Asks a container: by an accessor, which traps, or by a look-up for something.
  private let ask: @Sendable (Container, _ lookUp: DynamicKey?) throws -> Value

  /// Asks a container for a provider.
  init<C: Container>(
    _ key: Key<@Sendable (C) -> Value>, of container: Container?, isOnMainActor: Bool = false,
    file: StaticString, line: UInt
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, Value, Never>(key._make), key._lifetime)
    (self.key, self.lifetime, self.isOnMainActor, owner) = (id, lifetime, isOnMainActor, C.self)
    (self.file, self.line, self.container) = (file, line, container?._handle)
    name = { id.name }
    ask = { try $0.value(of: id, by: make, lifetime, for: $1) }
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
    ask = { [view = dynamic?.view] container, _ in
      try (view ?? container.dynamic).resolve(Value.self, name: name, match: match)
    }
  }

  /// The value, from the container that was named, or else the one that is current now; traps if it cannot be had.
  func value() -> Value {
    guard let container = container ?? Container.current else { trapNoContainer() }
    return value(from: container)
  }

  private func value(from container: Container) -> Value {
    if isOnMainActor { trapUnlessOnMainActor("'\(name())' is injected elsewhere") }
    guard container.isOf(owner) else {
      trap(
        """
        cannot get '\(name())': it belongs to a '\(owner)', and the container is a '\(type(of: container))'. Make what \
        has the property in such a container, or name one by 'from:'; or use 'InjectedIfPresent'.
        """)
    }
    do {
      return try ask(container, nil)
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

  /// The value for one holder, nil as long as it cannot be had: where a closed container is asked, or by the type alone.
  func valueIfPresent(of lazy: Lazy<Value>) -> Value? {
    do {
      return try lazy.value(throwsCycles: true) { try ask($0, DynamicKey(Value.self, name: nil)) }
    } catch DynamicError.cycle(let path) where key != nil {
      trapCycle(path, isOfProvider: true)
    } catch {
      return nil
    }
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
