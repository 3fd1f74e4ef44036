// SPDX-License-Identifier: MIT

/// The generated providers that can be looked up by their types; meant for generated code only.
///
/// A module's generated code has one function that lists them, which is called when `dynamic` is first used:
///
/// ```swift
/// private func _App_dynamic(_ entries: inout _DynamicEntries) {
///   entries.add("clock", 0, .singleton, _build_clock)
///   entries.add("mainQueue", 1, .singleton, _build_mainQueue, name: "mainQueue")
///   entries.add(throwing: "ticket", 2, .transient, _build_ticket)
/// }
/// ```
///
/// The parts of the keys stand for the keys, which take the compiler far longer to find by their names.
public struct _DynamicEntries {
  private(set) var all: [(key: DynamicKey, provider: DynamicProvider)] = []
  /// Where the slots begin of the module that is listing its providers.
  private let base: UnsafePointer<_SlotBase>

  init(of module: TiedModule) { base = module.base }

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - accessor: The accessor's name, for messages.
  ///   - index: The provider's number within its module.
  ///   - lifetime: What its accessor does.
  ///   - make: Builds the value.
  ///   - name: Its name, where it is not the unnamed one of its type.
  public mutating func add<T>(
    _ accessor: StaticString, _ index: Int, _ lifetime: _Lifetime,
    _ make: @escaping @Sendable (Container) -> T, name: StaticString? = nil
  ) {
    let (key, make) = (KeyID(base.pointee, index, accessor), _Maker(make))
    add(T.self, name) { $0.value(of: key, by: make, lifetime) }
  }

  /// Adds a throwing provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - accessor: The accessor's name, for messages.
  ///   - index: The provider's number within its module.
  ///   - lifetime: What its accessor does.
  ///   - make: Builds the value.
  ///   - name: Its name, where it is not the unnamed one of its type.
  public mutating func add<T, E: Error>(
    throwing accessor: StaticString, _ index: Int, _ lifetime: _Lifetime,
    _ make: @escaping @Sendable (Container) throws(E) -> T, name: StaticString? = nil
  ) {
    let (key, make) = (KeyID(base.pointee, index, accessor), _Maker(make))
    add(T.self, name) { container in try container.value(of: key, by: make, lifetime) }
  }

  /// Adds nothing: a look-up cannot hand out what cannot be copied. The generator does not know which types that are.
  public mutating func add<T: ~Copyable>(
    _ accessor: StaticString, _ index: Int, _ lifetime: _Lifetime,
    _ make: @escaping @Sendable (Container) -> T, name: StaticString? = nil
  ) {}

  /// Adds nothing, as above.
  public mutating func add<T: ~Copyable, E: Error>(
    throwing accessor: StaticString, _ index: Int, _ lifetime: _Lifetime,
    _ make: @escaping @Sendable (Container) throws(E) -> T, name: StaticString? = nil
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
