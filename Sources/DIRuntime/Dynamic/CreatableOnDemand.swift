// SPDX-License-Identifier: MIT

/// A type that a dynamic container may create by itself when it is asked to.
///
/// ```swift
/// final class Network: CreatableOnDemand, Sendable {
///   required init() {}
/// }
///
/// try container.resolve(creatingIfMissing: Network.self)
/// ```
///
/// The initializer runs on the thread that asks first.
public protocol CreatableOnDemand {
  /// Makes a value.
  init()
}

extension DynamicContainer {
  /// The value of a type. If the type is not registered, it is registered with its initializer.
  ///
  /// ``resolve(_:name:match:)`` never creates what is not registered; this does. After that the type is registered
  /// like any other. You may call this from any thread. Only one value is created.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name.
  ///   - lifetime: How long a value lives, if it is registered by this call; a singleton if not given.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or what a factory throws that is registered already.
  public func resolve<T: CreatableOnDemand & Sendable>(
    creatingIfMissing type: T.Type, name: String? = nil, lifetime: DynamicLifetime<T> = .singleton
  ) throws -> T {
    let request = try request(DynamicKey(type, name: name), .exact)
    if try request.find() == nil {
      let provider = DynamicProvider([request.key], lifetime.kind) { _ in T() }
      request.asked.change(provider.keys) { $0 ?? provider }
    }
    return try resolve(type, name: name, match: .exact)
  }
}
