// SPDX-License-Identifier: MIT
// The public shape of Factory 3.2, as far as the page about it needs. Written anew, for one thread.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class Container: @unchecked Sendable {
  public static let shared = Container()
  static let singletons = Cache()

  let cache = Cache()
  var registered: [String: () -> Any] = [:]

  public init() {}

  public func callAsFunction<T>(key: StaticString = #function, _ make: @escaping () -> T) -> Factory<T> {
    Factory(container: self, key: "\(key)", make: make)
  }

  public func callAsFunction<P, T>(
    key: StaticString = #function, _ make: @escaping (P) -> T
  ) -> ParameterFactory<P, T> {
    ParameterFactory(make: make)
  }

  public func promised<T>(key: StaticString = #function) -> Factory<T?> {
    Factory(container: self, key: "\(key)", make: { fatalError("\(key) was promised and not registered") })
  }
}

final class Cache: @unchecked Sendable {
  var kept: [String: Any] = [:]
}

public struct Factory<T> {
  let container: Container
  let key: String
  let make: () -> T
  var cache: Cache?

  /// One for all containers.
  public var singleton: Self { with(Container.singletons) }
  /// One for each container.
  public var cached: Self { with(container.cache) }

  private func with(_ cache: Cache) -> Self {
    var copy = self
    copy.cache = cache
    return copy
  }

  public func callAsFunction() -> T {
    if let kept = cache?.kept[key] as? T { return kept }
    let value = container.registered[key]?() as? T ?? make()
    cache?.kept[key] = value
    return value
  }

  @discardableResult
  public func register(_ make: @escaping () -> T) -> Self {
    container.registered[key] = make
    return self
  }
}

public struct ParameterFactory<P, T> {
  let make: (P) -> T

  public func callAsFunction(_ parameter: P) -> T { make(parameter) }
}

@propertyWrapper
public struct Injected<T> {
  public let wrappedValue: T

  public init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }
}
