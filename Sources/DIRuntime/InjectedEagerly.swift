// SPDX-License-Identifier: MIT

/// A property that a container fills when its holder is made.
///
/// ```swift
/// final class Report {
///   @InjectedEagerly(.clock) var clock
/// }
/// ```
///
/// The value comes from the container named by `from:`, or else the current one, and is held from then on. Where
/// there is none, making the holder traps. A value that is set takes its place; `$clock` is the value, and setting it
/// to nil changes nothing.
///
/// Sendable if the value is. A read costs nothing beyond the copy.
@propertyWrapper
public struct InjectedEagerly<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Injects by type what the current container finds when the holder is made: `@InjectedEagerly var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(name: nil, file: InjectionSite.unknown.file, line: InjectionSite.unknown.line) }

  /// Injects the value of a provider.
  ///
  /// - Parameters:
  ///   - key: The provider: without arguments, synchronous, and one that does not throw.
  ///   - container: The container; the current one if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    _ key: Key<@Sendable (Container) -> Value>, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let container = container ?? Container.current else {
      trapNoContainer(InjectionSite(file: file, line: line), Value.self)
    }
    wrappedValue = container.value(of: key)
  }

  init(value: Value) { wrappedValue = value }

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
