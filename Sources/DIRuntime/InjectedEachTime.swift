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
/// It asks the container named by `from:`, or else the one that is current at that time: so it sees one that is
/// swapped in after its holder was made. Each read does what the provider's accessor does: a transient is a new one.
/// It cannot be set. Where there is no container, it traps.
///
/// Sendable whatever the value is. A read costs what ``Container/current`` and the accessor cost.
@propertyWrapper
public struct InjectedEachTime<Value>: Sendable {
  private let key: Key<@Sendable (Container) -> Value>?
  /// Instead of a key, where there is none.
  private let lookup: InjectedLookup<Value>?
  private let container: Container?
  private let site: InjectionSite

  /// Injects by type what the current container finds at each read: `@InjectedEachTime var`.
  ///
  /// Messages name the type, and not the place, which Swift does not tell.
  public init() { self.init(name: nil, file: InjectionSite.unknown.file, line: InjectionSite.unknown.line) }

  /// Injects the value of a provider.
  ///
  /// - Parameters:
  ///   - key: The provider: without arguments, synchronous, and one that does not throw.
  ///   - container: The container, which is not owned; the current one at each read if nil.
  ///   - file: Where the property is declared, for messages.
  ///   - line: Where the property is declared, for messages.
  public init(
    _ key: Key<@Sendable (Container) -> Value>, from container: Container? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.key = key
    lookup = nil
    self.container = container?._view
    site = InjectionSite(file: file, line: line)
  }

  init(_ lookup: InjectedLookup<Value>) {
    key = nil
    self.lookup = lookup
    container = nil
    site = lookup.site
  }

  /// What the provider's accessor gives now.
  public var wrappedValue: Value { self() }

  /// What the provider's accessor gives now.
  ///
  /// - Returns: The value.
  public func callAsFunction() -> Value {
    guard let key else { return lookup.unsafelyUnwrapped.value() }
    guard let container = container ?? Container.current else { trapNoContainer(site, Value.self) }
    return container.value(of: key)
  }
}
