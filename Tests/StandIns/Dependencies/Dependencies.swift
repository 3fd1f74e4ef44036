// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of swift-dependencies 1.16, as far as the page about it needs. Written anew.

import Synchronization

public protocol DependencyKey {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
}

public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  private static let live = Mutex<[ObjectIdentifier: any Sendable]>([:])
  private var overridden: [ObjectIdentifier: any Sendable] = [:]

  public subscript<K: DependencyKey>(key: K.Type) -> K.Value {
    get {
      if let value = overridden[ObjectIdentifier(key)] as? K.Value { return value }
      if let kept = Self.live.withLock({ $0[ObjectIdentifier(key)] }) as? K.Value { return kept }
      let value = K.liveValue
      Self.live.withLock { $0[ObjectIdentifier(key)] = value }
      return value
    }
    set { overridden[ObjectIdentifier(key)] = newValue }
  }

  static func with<R>(_ update: (inout DependencyValues) -> Void, _ operation: () throws -> R) rethrows -> R {
    var values = current
    update(&values)
    return try $current.withValue(values) { try operation() }
  }
}

@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  private let path: any KeyPath<DependencyValues, Value> & Sendable
  private let values = DependencyValues.current

  public init(_ path: any KeyPath<DependencyValues, Value> & Sendable) { self.path = path }

  public var wrappedValue: Value { values[keyPath: path] }
}

public func withDependencies<R>(
  _ update: (inout DependencyValues) -> Void, operation: () throws -> R
) rethrows -> R {
  try DependencyValues.with(update, operation)
}
