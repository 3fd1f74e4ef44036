// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of SwiftDependencyInjection, as far as the page about it needs. Written anew, for one thread.

public protocol Injectable: AnyObject {
  init()
}

public final class Environment: @unchecked Sendable {
  public static let `default` = Environment()
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  @discardableResult
  public func define<T: AnyObject>(inject type: T.Type, factory: @escaping () -> T) -> Environment {
    factories[ObjectIdentifier(type)] = factory
    return self
  }

  func value<T: AnyObject>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    let value = kept[key] ?? factories[key]?() ?? (type as? any Injectable.Type)?.init()
    kept[key] = value
    return value as? T
  }
}

@propertyWrapper
public struct Inject<T: AnyObject> {
  public init() {}
  public var wrappedValue: T! { Environment.default.value(T.self) }
}
