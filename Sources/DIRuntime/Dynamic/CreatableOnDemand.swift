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
/// The initializer runs on whatever thread asks first. It costs a look-up more than any other registration, once.
public protocol CreatableOnDemand {
  /// Makes a value.
  init()
}

extension DynamicContainer {
  /// The value of a type, which is registered with its initializer if it is not yet.
  ///
  /// A look-up by ``resolve(_:name:match:)`` never creates anything that is not registered; this one says so. From then on
  /// the type is registered here like any other. May be called from any thread; only one is created.
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
    let request = try request(type, name, .exact)
    if try request.find() == nil {
      let provider = DynamicProvider([request.key], lifetime.kind) { _ in T() }
      request.asked.change(provider.keys) { $0 ?? provider }
    }
    return try resolve(type, name: name, match: .exact)
  }
}
