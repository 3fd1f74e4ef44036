// SPDX-License-Identifier: MIT

/// A group of registrations that belong together.
///
/// ```swift
/// struct NetworkModule: DynamicModule {
///   func register(in container: DynamicContainer) {
///     container.register((any Transport).self, lifetime: .singleton) { _ in URLTransport() }
///   }
/// }
///
/// let container = DynamicContainer().install(NetworkModule())
/// ```
///
/// It is used on the thread that installs it, at once, and not kept. It costs what its registrations cost.
public protocol DynamicModule {
  /// Registers the group.
  ///
  /// - Parameter container: Where to.
  func register(in container: DynamicContainer)
}

extension DynamicContainer {
  /// Runs modules, each once and in order: of what two of them register, the later one's counts.
  ///
  /// The order does not matter to what they register: nothing is built before it is looked up.
  ///
  /// - Parameter modules: The modules.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func install(_ modules: any DynamicModule...) -> DynamicContainer {
    for module in modules { module.register(in: self) }
    return self
  }
}
