// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Inject-swift 1.1, as far as the page about it needs. Written anew, for one thread.

public protocol DependencyResolver {
  func add<T>(_ type: T.Type, using builder: @autoclosure @escaping () -> T)
  func resolve<T>(_ type: T.Type) -> T
}

public final class DefaultDependencyResolver: DependencyResolver {
  private var builders: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func add<T>(_ type: T.Type, using builder: @autoclosure @escaping () -> T) {
    builders[ObjectIdentifier(type)] = builder
  }

  public func resolve<T>(_ type: T.Type) -> T {
    guard let builder = builders[ObjectIdentifier(type)] as? () -> T else { fatalError("no \(type)") }
    return builder()
  }
}

public protocol SingletonResolver {
  func add<T>(_ builder: @autoclosure @escaping () -> T)
  func resolve<T>(_ type: T.Type) -> T
}

public final class DefaultSingletonResolver: SingletonResolver {
  private var builders: [ObjectIdentifier: Any] = [:]

  public init() {}

  public func add<T>(_ builder: @autoclosure @escaping () -> T) {
    var kept: T?
    builders[ObjectIdentifier(T.self)] = {
      let value = kept ?? builder()
      kept = value
      return value
    }
  }

  public func resolve<T>(_ type: T.Type) -> T {
    guard let builder = builders[ObjectIdentifier(type)] as? () -> T else { fatalError("no \(type)") }
    return builder()
  }
}
