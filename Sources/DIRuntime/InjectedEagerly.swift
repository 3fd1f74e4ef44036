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

  /// Injects by type what the current container finds when the holder is made: `@InjectedEagerly var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection()) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
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
