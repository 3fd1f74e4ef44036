// SPDX-License-Identifier: MIT

/// A property whose value is shared with all who have the same box.
///
/// ```swift
/// // @provide(singleton, boxed)
/// struct Settings { var isVerbose = false }
///
/// final class Report {
///   @InjectedBox(.settings) var settings
///
///   func quieten() { settings.isVerbose = false }   // seen by every holder
/// }
/// ```
///
/// The box comes from the container named by `from:`, or else from the one that is current when the holder is made,
/// at the first read or write. Where there is none, that traps.
///
/// Reads and writes are safe from any thread. But `settings.count += 1` reads, and then writes: where several threads
/// write, use the box itself, which is `$settings`: `$settings.withLock { $0.count += 1 }`.
///
/// It is Sendable. A read or write costs what ``Lazy`` and ``Box`` cost.
@propertyWrapper
public struct InjectedBox<Value: Sendable>: Sendable {
  private let deferred: Lazy<Box<Value>>

  /// Injects by type the box that the current container finds when the property is first read or written: `@InjectedBox var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection(byTypeAt: .unknown)) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Box<Value>>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Box<Value>>) { deferred = injection.deferred }

  /// The value in the box.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set {
      // The old one is released outside the lock, because that may run code that uses the box.
      var other = newValue
      projectedValue.withLock { swap(&$0, &other) }
    }
  }

  /// The box.
  public var projectedValue: Box<Value> { deferred.value }
}
