// SPDX-License-Identifier: MIT

/// Declares an injected property by a key, or by its type alone.
///
/// Use a key where there is one: it proves that there is a provider. Without a key, the type is looked up in
/// ``Container/dynamic``: first among the registrations, then among the generated providers. If nothing is found,
/// the property stops the program and names the place. ``InjectedIfPresent`` is nil instead.
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
/// ``Injected`` and ``InjectedBox`` ask at the first read, and keep a value found by type. ``InjectedEagerly`` asks when
/// its holder is made. ``InjectedEachTime`` asks at each read, so it sees later registrations.
/// ``InjectedIfPresent`` asks at each read until there is a value. It is nil if there is no container or no
/// provider, or if building the value fails.
///
/// For `@Injected var clock: any Clock`, Swift calls an initializer without parameters. So the property cannot know
/// its place, and messages name its type instead.
public protocol _InjectedProperty {
  /// The type that the container is asked for: the property's type, or that of its box.
  associatedtype Provided

  // Not an initializer, because the compiler would name it in its messages about wrong keys.
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
  ///   - key: The provider: without arguments, synchronous, and not throwing. A provider of a child container needs a
  ///     container of that class; with another one the property traps, and ``InjectedIfPresent`` is nil.
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

  /// Injects by type the value that a container finds.
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which providers to consider if the type itself is not provided; the container's own rule if nil.
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

  /// Injects by type the value that a dynamic container finds.
  ///
  /// ```swift
  /// @Injected(from: .named("plugins")) var plugin: any Plugin
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the provider; nil for the unnamed one.
  ///   - match: Which providers to consider if the type itself is not provided; the container's own rule if nil.
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

// Disfavoured, so that the compiler's message about an unknown key is clearer.
extension _InjectedProperty where Provided: Sendable {
  /// Injects the value of a provider that is built on the main actor.
  ///
  /// It is asked for on the main actor only: for ``InjectedEagerly`` where its holder is made, otherwise where the property
  /// is read. On another actor the property traps.
  ///
  /// - Parameters:
  ///   - key: The provider: without arguments, synchronous, and not throwing.
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

/// The request of an injected property: its provider and its container. All kinds of injected properties share it.
///
/// Public because ``_InjectedProperty`` is; only the runtime can make one.
public struct _Injection<Value>: Sendable {
  /// Where the property is declared, for messages; line 0 for one that was written without parentheses.
  private let file: StaticString
  private let line: UInt
  /// The key; nil for a request by type, for which nothing proves that there is a provider.
  private let key: KeyID?
  private let lifetime: _Lifetime
  /// The name of the provider or the type, for messages.
  private let name: @Sendable () -> String
  /// The class of the containers that have the provider: for some providers a child container's class.
  private let owner: Container.Type
  /// Whether only the main actor may ask for it.
  private let isOnMainActor: Bool
  /// The container to ask; nil for the current one.
  private let container: Container?
  /// Asks a container for the value. With `lookUp` it throws where an accessor would trap.
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

  /// Asks by type, in the dynamic look-up of a container or in a dynamic container.
  init(
    byType name: String? = nil, match: DynamicMatch? = nil, of container: Container? = nil,
    or dynamic: DynamicContainer? = nil, file: StaticString = "", line: UInt = 0
  ) {
    (key, lifetime, isOnMainActor, owner) = (nil, .transient, false, Container.self)
    (self.file, self.line) = (file, line)
    self.container = dynamic == nil ? container?._handle : Container.standIn
    self.name = { DynamicKey(Value.self, name: name).description }
    ask = { [view = dynamic?.view] container, _ in
      try (view ?? container.dynamic).resolve(Value.self, name: name, match: match)
    }
  }

  /// The value, from the named container or else from the one that is current now; traps if that has none.
  func value() -> Value {
    guard let container = container ?? Container.current else { trapNoContainer() }
    return value(from: container)
  }

  private func value(from container: Container) -> Value {
    if isOnMainActor { trapUnlessOnMainActor("'\(name())' is injected elsewhere") }
    guard container.isOf(owner) else {
      trap(
        """
        cannot get '\(name())': it belongs to a '\(owner)', and the container is a '\(type(of: container))'. Make the \
        holder of the property in such a container, or name one by 'from:'; or use 'InjectedIfPresent'.
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

  /// The value for one holder, from the named container or else from the one that is current now. If there is none, reading
  /// it traps.
  var deferred: Lazy<Value> {
    (container ?? Container.current).map(deferred(of:))
      ?? Lazy(of: .standIn, isKept: false, name: name) { _ in trapNoContainer() }
  }

  /// The same; nil if there is no container, or one that does not have the provider.
  var deferredIfHad: Lazy<Value>? {
    (container ?? Container.current).flatMap { $0.isOf(owner) ? deferred(of: $0) : nil }
  }

  private func deferred(of container: Container) -> Lazy<Value> {
    // A kept value is read from the container each time; a singleton is looked for in its slot.
    let isKept = key.map { container.keeps($0, lifetime != .transient) } ?? false
    let hasSlot = lifetime == .singleton && !isOnMainActor
    return Lazy(
      of: container, isKept: isKept, inSlotOf: hasSlot ? key : nil, isOnMainActor: isOnMainActor, name: name
    ) { value(from: $0) }
  }

  /// The value for one holder; nil if a request by type fails, or if the container is closed and has not built the value.
  func valueIfPresent(of lazy: Lazy<Value>) -> Value? {
    do {
      return try lazy.value(throwsCycles: true) { try ask($0, DynamicKey(Value.self, name: nil)) }
    } catch DynamicError.cycle(let path) where key != nil {
      trapCycle(path)
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
  /// Stands for a container in requests to a dynamic container.
  fileprivate static let standIn = Container(_plan: _Plan { _ in })
}
