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
/// `install` calls it at once, on the same thread, and does not keep it.
public protocol DynamicModule {
  /// Registers the group.
  ///
  /// - Parameter container: Where to.
  func register(in container: DynamicContainer)
}

extension DynamicContainer {
  /// Runs modules in their order. If two register the same, the later one counts.
  ///
  /// Nothing is built before it is looked up, so the order does not matter to what a module needs.
  ///
  /// - Parameter modules: The modules.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func install(_ modules: any DynamicModule...) -> DynamicContainer {
    for module in modules { module.register(in: self) }
    return self
  }
}
