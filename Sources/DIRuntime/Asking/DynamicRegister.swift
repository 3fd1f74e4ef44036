// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Registers a factory for a type.
  ///
  /// ```swift
  /// container
  ///   .register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
  ///   .register(Greeter.self, name: "polite") { r in Greeter(clock: try r.resolve()) }
  /// ```
  ///
  /// It replaces the registration under the same type and name, with its kept value. Other holders of that value keep
  /// it. The factory runs when the value is looked up, and is freed with its registration. You may call this
  /// from any thread, also in a factory. On a view whose container is gone it does nothing.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, which tells several providers of one type apart.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value. It gets a view: for a transient of the container that is asked, for a kept value of the
  ///     container that keeps it.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable (_ container: DynamicContainer) throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { try make($0.factoryView) }
  }

  /// Registers a factory that needs nothing from the container.
  ///
  /// ```swift
  /// container.register { Greeter(clock: SystemClock()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, which tells several providers of one type apart.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value.
  /// - Returns: This container.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable () throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { _ in try make() }
  }

  /// Registers an expression, which is evaluated when the value is looked up.
  ///
  /// ```swift
  /// container.register((any Clock).self, lifetime: .singleton, using: SystemClock())
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, which tells several providers of one type apart.
  ///   - lifetime: How long a value lives; evaluated for each look-up if not given.
  ///   - value: The expression.
  /// - Returns: This container.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    using value: @escaping @autoclosure @Sendable () throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { _ in try value() }
  }

  /// Registers a factory under several types, which share the kept value.
  ///
  /// ```swift
  /// container.register(Disk.self, as: (any Reader).self, (any Writer).self, lifetime: .singleton) { _ in Disk() }
  /// ```
  ///
  /// The value is not found by its own type, unless that is in the list. If the value does not have the type that is
  /// looked up, the look-up throws ``DynamicError/wrongType(_:actual:route:)``.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - types: The types they are looked up by.
  ///   - name: A name, the same for all types.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value.
  /// - Returns: This container.
  @discardableResult
  public func register<T, each Other>(
    _ type: T.Type = T.self, as types: repeat (each Other).Type, name: String? = nil,
    lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable (_ container: DynamicContainer) throws -> T
  ) -> DynamicContainer {
    let keys = DIRuntime.types(repeat each types).map { DynamicKey($0, name: name) }
    return register(keys, lifetime) { try make($0.factoryView) }
  }

  /// Registers a value type that is shared by reference, in a ``Box``.
  ///
  /// ```swift
  /// container.register(boxed: Settings())
  /// try container.resolve(Box<Settings>.self).withLock { $0.isVerbose = true }
  /// ```
  ///
  /// The box lives as long as the registration, or as long as something holds it.
  ///
  /// - Parameters:
  ///   - value: The initial value, evaluated when the box is first looked up.
  ///   - name: A name, which tells several providers of one type apart.
  /// - Returns: This container.
  @discardableResult
  public func register<T: Sendable>(
    boxed value: @escaping @autoclosure @Sendable () throws -> T, name: String? = nil
  ) -> DynamicContainer {
    register(Box<T>.self, name: name, lifetime: .singleton) { Box(try value()) }
  }

  /// Registers a factory with arguments, which each look-up supplies.
  ///
  /// ```swift
  /// container.register { (r, id: Int) in User(id: id, clock: try r.resolve()) }
  /// let user = try container.resolve(User.self, arguments: 7)
  /// ```
  ///
  /// The arguments of a look-up must have exactly these types, in this order. Otherwise it throws
  /// ``DynamicError/argumentMismatch(_:expected:given:route:)``. A factory may ask for itself with other arguments,
  /// up to 64 times one inside the other.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, which tells several providers of one type apart.
  ///   - make: Makes a value from a view of the container that is asked and the arguments.
  /// - Returns: This container.
  @discardableResult
  public func register<T, First, each Rest>(
    _ type: T.Type = T.self, name: String? = nil,
    _ make: @escaping @Sendable (_ container: DynamicContainer, First, repeat each Rest) throws -> T
  ) -> DynamicContainer {
    register(
      [DynamicKey(type, name: name)], .transient, arguments: types(First.self, repeat (each Rest).self)
    ) { request in
      // `fits` has compared the types before.
      let (first, rest) = (request.values as! _UncheckedSendable<(First, (repeat each Rest))>).value
      return try make(request.factoryView, first, repeat each rest)
    }
  }
}

/// How long the values of a dynamic registration live.
///
/// ```swift
/// container.register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
/// ```
///
/// A kept value is returned to all callers, on any thread. So its type must be Sendable: otherwise the registration
/// does not compile. In a listing the type is `DynamicLifetime<any Sendable>`.
///
/// You can compare lifetimes.
public struct DynamicLifetime<Value>: Sendable, Equatable, CustomStringConvertible {
  let kind: _Lifetime

  /// A new value at each look-up.
  public static var transient: Self { Self(kind: .transient) }

  /// The lifetime in a word: `singleton`.
  public var description: String { "\(kind)" }
}

extension DynamicLifetime where Value: Sendable {
  /// One value per container, built when it is first asked for, and kept until its registration changes or `drop`
  /// forgets it.
  public static var singleton: Self { Self(kind: .singleton) }

  /// The same object while something else holds it. A value that is no object is built at each look-up.
  public static var weak: Self { Self(kind: .weak) }
}

/// A group of registrations that belong together.
///
/// ```swift
/// struct NetworkModule: DynamicModule {
///   func register(in container: DynamicContainer) {
///     container.register((any Transport).self, lifetime: .singleton) { _ in URLTransport() }
///   }
/// }
///
/// let container = DynamicContainer().install(NetworkModule())
/// ```
///
/// `install` calls it at once, on the same thread, and does not keep it.
public protocol DynamicModule {
  /// Registers the group.
  ///
  /// - Parameter container: The container to register in.
  func register(in container: DynamicContainer)
}

extension DynamicContainer {
  /// Calls modules in their order. If two register the same type and name, the later one counts.
  ///
  /// Nothing is built before it is looked up, so a module may come before the modules that its values depend on.
  ///
  /// - Parameter modules: The modules.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func install(_ modules: any DynamicModule...) -> DynamicContainer {
    for module in modules { module.register(in: self) }
    return self
  }
}

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
  /// ``resolve(_:name:match:)`` never creates a value of an unregistered type; this method does. After that the type is
  /// registered like any other. You may call this from any thread. Only one value is created.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name.
  ///   - lifetime: How long a value lives, if it is registered by this call; a singleton if not given.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or the error of a factory that was registered before.
  public func resolve<T: CreatableOnDemand & Sendable>(
    creatingIfMissing type: T.Type, name: String? = nil, lifetime: DynamicLifetime<T> = .singleton
  ) throws -> T {
    let request = try request(type, name, .exact)
    if try request.find() == nil {
      let provider = DynamicProvider([request.key], lifetime.kind) { _ in T() }
      request.askedStorage.change(provider.keys) { $0 ?? provider }
    }
    return try resolve(type, name: name, match: .exact)
  }
}
