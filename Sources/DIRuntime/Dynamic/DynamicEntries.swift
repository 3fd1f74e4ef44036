// SPDX-License-Identifier: MIT

/// The generated providers that can be looked up by their types; meant for generated code only.
///
/// A module's generated code has one function that lists them, which is called when `dynamic` is first used:
///
/// ```swift
/// private func _App_dynamic(_ entries: inout _DynamicEntries) {
///   entries.add(.clock, .singleton)
///   entries.add(.mainQueue, .singleton, name: "mainQueue")
///   entries.add(throwing: .ticket, .transient)
/// }
/// ```
public struct _DynamicEntries {
  private(set) var all: [(key: DynamicKey, provider: DynamicProvider)] = []

  init() {}

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - lifetime: What its accessor does.
  ///   - name: Its name, where it is not the unnamed one of its type.
  public mutating func add<T>(
    _ key: Key<@Sendable (Container) -> T>, _ lifetime: _Lifetime, name: StaticString? = nil
  ) {
    add(T.self, name) { $0.value(of: key, lifetime) }
  }

  /// Adds a throwing provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - lifetime: What its accessor does.
  ///   - name: Its name, where it is not the unnamed one of its type.
  public mutating func add<T, E: Error>(
    throwing key: Key<@Sendable (Container) throws(E) -> T>, _ lifetime: _Lifetime, name: StaticString? = nil
  ) {
    add(T.self, name) { container in try container.value(ofThrowing: key, lifetime) }
  }

  private mutating func add<T>(
    _ type: T.Type, _ name: StaticString?, _ value: @escaping @Sendable (Container) throws -> T
  ) {
    let key = DynamicKey(T.self, name: name?.description)
    // The container keeps what is to be kept. A look-up that gets here has one.
    let maker = DynamicMaker<T> { call, _ in try value(call.container.unsafelyUnwrapped) }
    all.append((key, DynamicProvider([key], .transient, maker)))
  }
}

extension Container {
  /// What a provider's accessor gives.
  fileprivate func value<T>(of key: Key<@Sendable (Container) -> T>, _ lifetime: _Lifetime) -> T {
    switch lifetime {
    case .transient: fresh(key)
    case .singleton: _kept(key)
    case .weak: weakValue(of: key)
    }
  }

  fileprivate func value<T, E: Error>(
    ofThrowing key: Key<@Sendable (Container) throws(E) -> T>, _ lifetime: _Lifetime
  ) throws(E) -> T {
    switch lifetime {
    case .transient: try fresh(key)
    case .singleton: try _kept(key)
    case .weak: try weakValue(ofThrowing: key)
    }
  }
}
