// SPDX-License-Identifier: MIT

/// A property that a container fills when it is first read.
///
/// ```swift
/// final class Report {
///   @Injected(.clock) var clock
///
///   func print() { Swift.print(clock.now()) }
/// }
///
/// withContainer(container) { Report() }.print()
/// ```
///
/// **Container.** The property asks the container that `from:` names, or the one that is current when its holder is
/// made. It owns that container, unless the holder is made for a kept value. If there is no container, reading the
/// property stops the program, unless it was set before.
///
/// **Lifetimes.** Nothing is built before the first read. A transient value is built once, and belongs to the
/// holder. A kept or weak value is asked of the container at each read.
///
/// **Setting.** A value that you set takes the place of the container's value in this holder. `$clock` is the value
/// that was set, or nil. Setting `$clock` to nil changes nothing, so an initializer can take an optional parameter.
/// `_clock.reset()` forgets the value that was set and the one that was built.
///
/// ```swift
/// struct Page {
///   @Injected(.clock) var clock
///
///   init(clock: (any Clock)? = nil) { $clock = clock }
/// }
/// ```
///
/// **Threads.** It is Sendable if the value is. A Sendable final class cannot have a `var`. There, hold it in a
/// `let` and call it:
///
/// ```swift
/// final class Job: Sendable {
///   let clock = Injected(.clock)
///   func run() { print(clock().now()) }
/// }
/// ```
///
/// **Cost.** The same as a ``Lazy``, and a look-up among the task's values when the holder is made. Setting a value
/// takes a few allocations.
@propertyWrapper
@frozen
public struct Injected<Value> {
  // One reference and no value: a holder's property is copied for each read, which retains each reference in it, and a
  // value of an unknown type copies slowly.
  /// The value that was set, or else the container's.
  @usableFromInline var source: Lazy<Value>

  /// Injects by type the value that the current container finds at the first read: `@Injected var`.
  ///
  /// Messages name the type, and not the place, which Swift does not pass to this initializer.
  public init() { self.init(_Injection()) }

  /// Makes a property; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) { source = injection.deferred }

  /// The value that was set, or the container's.
  public var wrappedValue: Value {
    @inlinable get { self() }
    set { source = Lazy(newValue, inPlaceOf: source) }
  }

  /// The value that was set, or nil. Setting it to nil changes nothing. Reading it builds nothing.
  public var projectedValue: Value? {
    get { source.given }
    set { if let newValue { wrappedValue = newValue } }
  }

  /// The value that was set, or the container's.
  ///
  /// - Returns: The value.
  @inlinable
  public func callAsFunction() -> Value { source.value }

  /// Forgets the value that was set and the one that was built. The next read asks the container again.
  public mutating func reset() { source = source.emptied() }
}

extension Injected: Sendable where Value: Sendable {}

/// A property that a container fills when it is first read, if there is a container.
///
/// ```swift
/// final class Button {
///   @InjectedIfPresent(.analytics) var analytics
///
///   func tap() { analytics?.record("tap") }
/// }
/// ```
///
/// The property is nil if `from:` names no container and none is current when the holder is made. It is nil, too, if
/// the container is closed and never built the value. Otherwise it is like ``Injected``. If you set it, also to nil,
/// that takes the place of the container's value. Setting `$analytics` to nil changes nothing.
///
/// It is Sendable if the value is. It costs as much as ``Injected``.
@propertyWrapper
public struct InjectedIfPresent<Value> {
  private let injection: _Injection<Value>
  /// The container's value; nil if no container has the provider.
  private var source: Lazy<Value>?
  private var replacement: Value??

  /// Injects by type the value that the current container finds, if there is one: `@InjectedIfPresent var`.
  ///
  /// Messages name the type, and not the place, which Swift does not pass to this initializer.
  public init() { self.init(_Injection()) }

  /// Makes a property; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) {
    (self.injection, source) = (injection, injection.deferredIfHad)
  }

  /// The value that was set, or the container's, if there is one.
  public var wrappedValue: Value? {
    get { self() }
    set { replacement = .some(newValue) }
  }

  /// The value that was set, if any; setting it to nil changes nothing. Reading it builds nothing.
  public var projectedValue: Value? {
    get { replacement ?? nil }
    set { if let newValue { replacement = newValue } }
  }

  /// The value that was set, or the container's, if there is one.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value? {
    replacement ?? source.flatMap(injection.valueIfPresent)
  }

  /// Forgets the value that was set and the one that was built. The next read asks the container again.
  public mutating func reset() {
    (replacement, source) = (nil, source?.emptied())
  }
}

extension InjectedIfPresent: Sendable where Value: Sendable {}
