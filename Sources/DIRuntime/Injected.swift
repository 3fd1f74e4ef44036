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
/// **Container.** The one named by `from:`, or else the current one when the holder is made. It is held, but where
/// the holder is made for what the container keeps: then it is a view, which owns nothing. Where
/// there is none, the property traps when it is read before it is set.
///
/// **Lifetimes.** Nothing is built before the first read. A transient is built once for the holder, and belongs to
/// it; what the container keeps, or a weak value, is asked of it at each read, as by ``Lazy``.
///
/// **Setting.** A value that is set takes the place of the container's, in this holder and no copy of it made before;
/// nothing is built then. `$clock` is the value that was set, if any: setting it to nil changes nothing, so that
/// dependencies may also be passed by hand. `_clock.reset()` forgets both what was set and what was built.
///
/// ```swift
/// struct Page {
///   @Injected(.clock) var clock
///
///   init(clock: (any Clock)? = nil) { $clock = clock }
/// }
/// ```
///
/// **Threads.** It is Sendable if the value is. A Sendable final class cannot have a `var`; it holds one by a `let` and
/// calls it:
///
/// ```swift
/// final class Job: Sendable {
///   let clock = Injected(.clock)
///   func run() { print(clock().now()) }
/// }
/// ```
///
/// **Cost.** That of a ``Lazy``, and a look at the task's values when the holder is made. A value that is set takes a
/// few allocations.
@propertyWrapper
@frozen
public struct Injected<Value> {
  // One reference and no value: a holder's property is copied for each read, which retains each reference in it, and a
  // value of an unknown type copies slowly.
  /// What was set, or else the container's.
  @usableFromInline var source: Lazy<Value>

  /// Injects by type what the current container finds when the property is first read: `@Injected var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection(byTypeAt: .unknown)) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) { source = injection.deferred }

  /// The value that was set, or the container's.
  public var wrappedValue: Value {
    @inlinable get { self() }
    set { source = Lazy(newValue, inPlaceOf: source) }
  }

  /// The value that was set, if any; setting it to nil changes nothing. Reading it builds nothing.
  public var projectedValue: Value? {
    get { source.given }
    set { if let newValue { wrappedValue = newValue } }
  }

  /// The value that was set, or the container's.
  ///
  /// - Returns: The value.
  @inlinable
  public func callAsFunction() -> Value { source.value }

  /// Forgets what was set and what was built: the next read asks the container anew.
  public mutating func reset() { source = source.emptied() }
}

extension Injected: Sendable where Value: Sendable {}
