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
/// let container = DynamicContainer().install {
///   NetworkModule()
///   if isDemo { DemoModule() }
/// }
/// ```
///
/// It is used on the thread that installs it, at once, and not kept. It costs what its registrations cost.
public protocol DynamicModule {
  /// Registers the group.
  ///
  /// - Parameter container: Where to.
  func register(in container: DynamicContainer)
}

/// Collects modules, in order: what the closure of ``DynamicContainer/install(_:)`` is.
///
/// ```swift
/// container.install { for module in [DemoModule()] { module } }
/// ```
///
/// It runs on the thread of that call, and costs an array.
@resultBuilder
public enum DynamicModuleBuilder {
  /// One module.
  public static func buildExpression(_ module: any DynamicModule) -> [any DynamicModule] { [module] }
  /// Modules that are in a list already.
  public static func buildExpression(_ modules: [any DynamicModule]) -> [any DynamicModule] { modules }
  /// Modules one after the other.
  public static func buildBlock(_ modules: [any DynamicModule]...) -> [any DynamicModule] {
    modules.flatMap { $0 }
  }
  /// `if` without `else`.
  public static func buildOptional(_ modules: [any DynamicModule]?) -> [any DynamicModule] { modules ?? [] }
  /// The first branch.
  public static func buildEither(first modules: [any DynamicModule]) -> [any DynamicModule] { modules }
  /// The second branch.
  public static func buildEither(second modules: [any DynamicModule]) -> [any DynamicModule] { modules }
  /// `for`.
  public static func buildArray(_ modules: [[any DynamicModule]]) -> [any DynamicModule] {
    modules.flatMap { $0 }
  }
}

extension DynamicContainer {
  /// Runs modules, each once and in order: of what two of them register, the later one's counts.
  ///
  /// The order does not matter to what they register: nothing is built before it is looked up.
  ///
  /// - Parameter modules: The modules.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func install(@DynamicModuleBuilder _ modules: () throws -> [any DynamicModule]) rethrows
    -> DynamicContainer
  {
    for module in try modules() { module.register(in: self) }
    return self
  }
}
