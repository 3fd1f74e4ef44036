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
