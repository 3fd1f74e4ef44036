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
///   func quieten() { $settings.withLock { $0.isVerbose = false } }   // seen by every holder
///   var isQuiet: Bool { !settings.isVerbose }
/// }
/// ```
///
/// The property asks the container that `from:` names, or the one that is current when its holder is made. It asks
/// at the first read or write. If there is no container, that stops the program.
///
/// The property is a copy, and cannot be set. `settings.count += 1` would read and then write, and a write of
/// another thread in between would be lost. The box is `$settings`. Its ``Box/withLock(_:)`` is the only way to
/// write.
///
/// It is Sendable. A read or a write costs what ``Lazy`` and ``Box`` cost.
@propertyWrapper
public struct InjectedBox<Value: Sendable>: Sendable {
  private let deferred: Lazy<Box<Value>>

  /// Injects by type the box that the current container finds when the property is first read or written: `@InjectedBox var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection()) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Box<Value>>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Box<Value>>) { deferred = injection.deferred }

  /// The value in the box, as it is now.
  public var wrappedValue: Value { projectedValue.value }

  /// The box.
  public var projectedValue: Box<Value> { deferred.value }
}
