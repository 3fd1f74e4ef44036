// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Dip 7.1, as far as the page about it needs. Written anew, for one thread.

public final class DependencyContainer {
  private var entries: [ObjectIdentifier: Any] = [:]

  public init(configBlock: (DependencyContainer) -> Void = { _ in }) { configBlock(self) }

  public func bootstrap() throws {}

  @discardableResult
  public func register<T>(
    _ scope: ComponentScope = .shared, factory: @escaping () throws -> T
  ) -> Definition<T> {
    add(scope) { _ in try factory() }
  }

  @discardableResult
  public func register<T, A>(
    _ scope: ComponentScope = .shared, factory: @escaping (A) throws -> T
  ) -> Definition<T> {
    add(scope) { try factory($0 as! A) }
  }

  public func resolve<T>() throws -> T { try definition(T.self).value(()) }

  public func resolve<T, A>(arguments argument: A) throws -> T { try definition(T.self).value(argument) }

  private func add<T>(_ scope: ComponentScope, _ make: @escaping (Any) throws -> T) -> Definition<T> {
    let definition = Definition(scope, make)
    entries[ObjectIdentifier(T.self)] = definition
    return definition
  }

  private func definition<T>(_ type: T.Type) throws -> Definition<T> {
    guard let definition = entries[ObjectIdentifier(type)] as? Definition<T> else {
      throw DipError.definitionNotFound("\(type)")
    }
    return definition
  }
}

public final class Definition<T> {
  private let scope: ComponentScope
  private let make: (Any) throws -> T
  private var kept: T?

  init(_ scope: ComponentScope, _ make: @escaping (Any) throws -> T) {
    (self.scope, self.make) = (scope, make)
  }

  func value(_ argument: Any) throws -> T {
    if let kept { return kept }
    let value = try make(argument)
    if scope == .singleton { kept = value }
    return value
  }
}

public enum ComponentScope: Sendable {
  case unique, shared, singleton, eagerSingleton, weakSingleton
}

public enum DipError: Error {
  case definitionNotFound(String)
}
