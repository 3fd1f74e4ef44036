// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of NeedleFoundation 0.25, as far as the page about it needs. Written anew, for one thread.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public final class EmptyDependencyProvider: EmptyDependency {
  public init(component: any Scope) {}
}

public protocol Scope: AnyObject {
  var path: [String] { get }
  var parent: any Scope { get }
}

open class Component<DependencyType>: Scope {
  public let parent: any Scope
  public private(set) var dependency: DependencyType!
  private var kept: [String: Any] = [:]

  public init(parent: any Scope) {
    self.parent = parent
    dependency = __DependencyProviderRegistry.instance.provider(for: self) as? DependencyType
  }

  public var path: [String] { parent.path + ["\(type(of: self))"] }

  public final func shared<T>(function: String = #function, _ factory: () -> T) -> T {
    if let value = kept[function] as? T { return value }
    let value = factory()
    kept[function] = value
    return value
  }
}

open class BootstrapComponent: Component<any EmptyDependency> {
  public init() { super.init(parent: Top()) }
}

private final class Top: Scope {
  let path = ["^"]
  var parent: any Scope { self }
}

public final class __DependencyProviderRegistry: @unchecked Sendable {
  public static let instance = __DependencyProviderRegistry()
  private var factories: [String: (any Scope) -> AnyObject] = [:]

  public func registerDependencyProviderFactory(
    for path: String, _ factory: @escaping (any Scope) -> AnyObject
  ) {
    factories[path] = factory
  }

  func provider(for component: any Scope) -> AnyObject {
    let path = component.path.joined(separator: "->")
    guard let factory = factories[path] else { fatalError("no provider factory for \(path)") }
    return factory(component)
  }
}
