// SPDX-License-Identifier: MIT

/// A property that a container fills when its holder is made.
///
/// ```swift
/// final class Report {
///   @InjectedEagerly(.clock) var clock
/// }
/// ```
///
/// The value comes from the container that `from:` names, or from the current one. The holder owns it from then on.
/// If there is no container, making the holder stops the program. You can set another value. `$clock` is the value,
/// and setting that to nil changes nothing.
///
/// It is Sendable if the value is. A read only copies the value.
@propertyWrapper
public struct InjectedEagerly<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Injects by type the value that the current container finds when the holder is made: `@InjectedEagerly var`.
  ///
  /// Messages name the type, and not the place, which Swift does not pass to this initializer.
  public init() { self.init(_Injection()) }

  /// Makes a property; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) { wrappedValue = injection.value() }

  /// The value; setting it to nil changes nothing.
  public var projectedValue: Value? {
    get { wrappedValue }
    set { if let newValue { wrappedValue = newValue } }
  }

  /// The value.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value { wrappedValue }
}

extension InjectedEagerly: Sendable where Value: Sendable {}

/// A property that asks the container at each read.
///
/// ```swift
/// struct Report {
///   @InjectedEachTime(.clock) var clock
/// }
///
/// let report = Report()
/// report.clock   // that of the default container
/// withContainer(Container { $0.override(.clock) { FrozenClock() } }) { report.clock }   // this one's
/// ```
///
/// The property asks the container that `from:` names, or the one that is current at each read. So it sees a
/// container that became current after its holder was made. A transient value is a new one at each read. The
/// property cannot be set. If there is no container, a read stops the program.
///
/// It is Sendable for any value. A read costs as much as ``Container/current`` and the accessor.
@propertyWrapper
public struct InjectedEachTime<Value>: Sendable {
  private let injection: _Injection<Value>

  /// Injects by type the value that the current container finds at each read: `@InjectedEachTime var`.
  ///
  /// Messages name the type, and not the place, which Swift does not pass to this initializer.
  public init() { self.init(_Injection()) }

  /// Makes a property; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) { self.injection = injection }

  /// The value that the provider's accessor returns now.
  public var wrappedValue: Value { self() }

  /// The value that the provider's accessor returns now.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value { injection.value() }
}

/// A property whose value is shared by all holders of the same box.
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
/// It is Sendable. A read or a write costs as much as ``Lazy`` and ``Box``.
@propertyWrapper
public struct InjectedBox<Value: Sendable>: Sendable {
  private let deferred: Lazy<Box<Value>>

  /// Injects by type the box that the current container finds when the property is first read or written: `@InjectedBox var`.
  ///
  /// Messages name the type, and not the place, which Swift does not pass to this initializer.
  public init() { self.init(_Injection()) }

  /// Makes a property; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Box<Value>>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Box<Value>>) { deferred = injection.deferred }

  /// The value in the box, as it is now.
  public var wrappedValue: Value { projectedValue.value }

  /// The box.
  public var projectedValue: Box<Value> { deferred.value }
}
