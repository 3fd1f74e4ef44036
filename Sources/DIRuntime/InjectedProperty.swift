// SPDX-License-Identifier: MIT

/// What all injected properties can be declared by: a key, or the type alone.
///
/// A key is better where there is one: that of a provider is proof that there is a value. By type it is looked up in
/// ``Container/dynamic``, among what is registered there and then among the generated providers; where nothing is found,
/// the property traps when it asks, naming its place and what is missing (``InjectedIfPresent`` is nil).
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
/// ``Injected`` and ``InjectedBox`` ask when they are first read, and what they find stays with the holder, whatever is
/// registered later; ``InjectedEagerly`` asks when its holder is made; ``InjectedEachTime`` at each read, so it sees what
/// was registered since the last one; ``InjectedIfPresent`` at each read until there is a value: it is nil where there
/// is no container, no provider, or where the build fails.
///
/// For `@Injected var clock: any Clock` Swift wants an initializer that has no parameters at all, in the type's own body.
/// So it cannot know where the property is, and messages name its type instead.
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
    self = ._asking(_Injection(key, InjectionSite(file: file, line: line), of: container))
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
    let site = InjectionSite(file: file, line: line)
    self = ._asking(_Injection(byTypeAt: site, name: name, match: match, of: container))
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
    let site = InjectionSite(file: file, line: line)
    self = ._asking(_Injection(byTypeAt: site, name: name, match: match, or: container))
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
    let site = InjectionSite(file: file, line: line)
    self = ._asking(_Injection(_unisolated(key), site, of: container, isOnMainActor: true))
  }
}
