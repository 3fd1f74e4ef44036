// SPDX-License-Identifier: MIT

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
/// The property is nil if `from:` names no container and none is current when the holder is made. Otherwise it is
/// like ``Injected``. If you set it, also to nil, that takes the place of the container's value. Setting
/// `$analytics` to nil changes nothing.
///
/// It is Sendable if the value is. It costs as much as ``Injected``.
@propertyWrapper
public struct InjectedIfPresent<Value> {
  private let injection: _Injection<Value>
  /// The container's; nil if it has none.
  private var source: Lazy<Value>?
  private var replacement: Value??

  /// Injects by type what the current container finds, if it can be had: `@InjectedIfPresent var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection()) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
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

  /// Forgets what was set and what was built. The next read asks the container again.
  public mutating func reset() {
    (replacement, source) = (nil, source?.emptied())
  }
}

extension InjectedIfPresent: Sendable where Value: Sendable {}
