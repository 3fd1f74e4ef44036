// SPDX-License-Identifier: MIT

/// A property that asks the container at each read.
///
/// ```swift
/// struct Report {
///   @InjectedEachTime(.clock) var clock
/// }
///
/// let report = Report()
/// report.clock   // that of the default container
/// withContainer(Container { $0.override(.clock) { _ in FrozenClock() } }) { report.clock }   // this one's
/// ```
///
/// The property asks the container that `from:` names, or the one that is current at each read. So it sees a
/// container that became current after its holder was made. A transient value is a new one at each read. The
/// property cannot be set. If there is no container, a read stops the program.
///
/// It is Sendable whatever the value is. A read costs what ``Container/current`` and the accessor cost.
@propertyWrapper
public struct InjectedEachTime<Value>: Sendable {
  private let injection: _Injection<Value>

  /// Injects by type what the current container finds at each read: `@InjectedEachTime var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(_Injection()) }

  /// Makes one; meant for the initializers of ``_InjectedProperty`` only.
  public static func _asking(_ injection: _Injection<Value>) -> Self { Self(injection) }

  private init(_ injection: _Injection<Value>) { self.injection = injection }

  /// What the provider's accessor gives now.
  public var wrappedValue: Value { self() }

  /// What the provider's accessor gives now.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value { injection.value() }
}
