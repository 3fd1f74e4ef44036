// SPDX-License-Identifier: MIT

/// The generated providers that can be looked up by their types; meant for generated code only.
///
/// A module's generated code has one function that lists their keys, which is called when `dynamic` is first used:
///
/// ```swift
/// private func _App_dynamic(_ entries: inout _DynamicEntries) {
///   entries.add(.clock)
///   entries.add(.mainQueue, name: "mainQueue")
///   entries.add(throwing: .ticket, .transient)
/// }
/// ```
///
/// Keys, because they are there already, with all that a look-up needs: a build function handed over by itself is
/// compiled once more, as a function of a type that is not known. For the compiler's sake too, nothing is given that can
/// be left out, and a list this long is of functions that are not inlined.
public struct _DynamicEntries {
  private(set) var all: [(key: DynamicKey, provider: DynamicProvider)] = []

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  @inline(never)
  public mutating func add<T>(_ key: Key<@Sendable (Container) -> T>) {
    add(T.self, nil) { $0.value(of: key, key._lifetime) }
  }

  /// Adds a provider that is not the unnamed one of its type; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name.
  @inline(never)
  public mutating func add<T>(_ key: Key<@Sendable (Container) -> T>, name: StaticString) {
    add(T.self, name) { $0.value(of: key, key._lifetime) }
  }

  /// Adds a throwing provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - lifetime: What its accessor does, which the keys of throwing providers do not know.
  ///   - name: Its name, where it is not the unnamed one of its type.
  @inline(never)
  public mutating func add<T, E: Error>(
    throwing key: Key<@Sendable (Container) throws(E) -> T>, _ lifetime: _Lifetime, name: StaticString? = nil
  ) {
    add(T.self, name) { container in try container.value(ofThrowing: key, lifetime) }
  }

  /// Adds nothing: a look-up cannot hand out what cannot be copied. The generator does not know which types that are.
  public mutating func add<T: ~Copyable>(_ key: Key<@Sendable (Container) -> T>) {}

  /// Adds nothing, as above.
  public mutating func add<T: ~Copyable>(_ key: Key<@Sendable (Container) -> T>, name: StaticString) {}

  /// Adds nothing, as above.
  public mutating func add<T: ~Copyable, E: Error>(
    throwing key: Key<@Sendable (Container) throws(E) -> T>, _ lifetime: _Lifetime, name: StaticString? = nil
  ) {}

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
    case .transient: newValue(of: key)
    case .singleton: _kept(key)
    case .weak: weakValue(of: key)
    }
  }

  fileprivate func value<T, E: Error>(
    ofThrowing key: Key<@Sendable (Container) throws(E) -> T>, _ lifetime: _Lifetime
  ) throws(E) -> T {
    switch lifetime {
    case .transient: try newValue(ofThrowing: key)
    case .singleton: try _kept(key)
    case .weak: try weakValue(ofThrowing: key)
    }
  }
}
