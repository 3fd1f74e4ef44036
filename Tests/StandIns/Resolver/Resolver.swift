// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Resolver 1.5, as far as the page about it needs. Written anew, for one thread.

public final class Resolver: @unchecked Sendable {
  public static let main = Resolver()

  private var entries: [ObjectIdentifier: Any] = [:]

  public init() {}

  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> {
    main.add(type) { _ in factory() }
  }

  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> {
    main.add(type) { factory(main, Args(value: $0)) }
  }

  public static func resolve<Service>(_ type: Service.Type = Service.self, args: Any? = nil) -> Service {
    guard let entry = main.entries[ObjectIdentifier(type)] as? ResolverOptions<Service>,
      let service = entry.value(args)
    else { fatalError("\(type) is not registered") }
    return service
  }

  private func add<Service>(
    _ type: Service.Type, _ make: @escaping (Any?) -> Service?
  ) -> ResolverOptions<Service> {
    let options = ResolverOptions(make: make)
    entries[ObjectIdentifier(type)] = options
    return options
  }

  public struct Args {
    let value: Any?
    public func callAsFunction<T>() -> T { value as! T }
  }
}

public final class ResolverOptions<Service> {
  private let make: (Any?) -> Service?
  private var scope = ResolverScope.graph
  private var kept: Service?

  init(make: @escaping (Any?) -> Service?) { self.make = make }

  @discardableResult
  public func scope(_ scope: ResolverScope) -> Self {
    self.scope = scope
    return self
  }

  func value(_ arguments: Any?) -> Service? {
    if let kept { return kept }
    let value = make(arguments)
    if scope == .application { kept = value }
    return value
  }
}

public struct ResolverScope: Equatable, Sendable {
  let name: String
  public static let application = ResolverScope(name: "application")
  public static let graph = ResolverScope(name: "graph")
  public static let unique = ResolverScope(name: "unique")
}

@propertyWrapper
public struct Injected<Service> {
  public let wrappedValue: Service
  public init() { wrappedValue = Resolver.resolve() }
}
