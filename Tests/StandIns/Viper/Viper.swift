// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of Viper, as far as the page about it needs. Written anew, for one thread.

public final class Viper {
  private var builders: [ObjectIdentifier: Any] = [:]

  public init() {}

  @discardableResult
  public func register<T>(_ scope: Scope = .factory, _ builder: @escaping () -> T) -> Viper {
    register(scope, expect: T.self, builder)
  }

  @discardableResult
  public func register<T>(
    _ scope: Scope = .factory, expect type: T.Type, _ builder: @escaping () -> T
  ) -> Viper {
    var kept: T?
    builders[ObjectIdentifier(type)] = {
      let value = kept ?? builder()
      if scope == .single { kept = value }
      return value
    }
    return self
  }

  public func get<T>() -> T? { (builders[ObjectIdentifier(T.self)] as? () -> T)?() }
}

public enum Scope: Sendable {
  case single, factory
}
