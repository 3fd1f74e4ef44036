// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Swinject 2.10, as far as the page about it needs. Written anew, for one thread.

public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service?
}

public final class Container: Resolver {
  private var entries: [ObjectIdentifier: Any] = [:]

  public init() {}

  @discardableResult
  public func register<Service>(
    _ type: Service.Type, factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service> { resolver, _ in factory(resolver) }
    entries[ObjectIdentifier(type)] = entry
    return entry
  }

  @discardableResult
  public func register<Service, Argument>(
    _ type: Service.Type, factory: @escaping (any Resolver, Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service> { resolver, argument in factory(resolver, argument as! Argument) }
    entries[ObjectIdentifier(type)] = entry
    return entry
  }

  public func resolve<Service>(_ type: Service.Type) -> Service? {
    entry(type)?.value(self, ())
  }

  public func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    entry(type)?.value(self, argument)
  }

  private func entry<Service>(_ type: Service.Type) -> ServiceEntry<Service>? {
    entries[ObjectIdentifier(type)] as? ServiceEntry<Service>
  }
}

public final class ServiceEntry<Service> {
  private let make: (any Resolver, Any) -> Service
  private var scope = ObjectScope.graph
  private var kept: Service?

  init(_ make: @escaping (any Resolver, Any) -> Service) { self.make = make }

  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }

  func value(_ resolver: any Resolver, _ argument: Any) -> Service {
    if let kept { return kept }
    let value = make(resolver, argument)
    if scope == .container { kept = value }
    return value
  }
}

public struct ObjectScope: Equatable, Sendable {
  let name: String
  public static let transient = ObjectScope(name: "transient")
  public static let graph = ObjectScope(name: "graph")
  public static let container = ObjectScope(name: "container")
}
