// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Registers a factory that takes arguments from whoever looks it up.
  ///
  /// ```swift
  /// container.register { (r, id: Int) in User(id: id, clock: try r.resolve()) }
  /// let user = try container.resolve(User.self, arguments: 7)
  /// ```
  ///
  /// The arguments of a look-up have to be of these very types, in order; else it throws
  /// ``DynamicError/argumentMismatch(_:expected:given:route:)``. A factory that asks for itself with other arguments is no
  /// cycle, provided they are Hashable or objects.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - make: Makes a value from a view of the container that is asked and the arguments.
  /// - Returns: This container.
  @discardableResult
  public func register<T, First, each Rest>(
    _ type: T.Type = T.self, name: String? = nil,
    _ make: @escaping @Sendable (_ container: DynamicContainer, First, repeat each Rest) throws -> T
  ) -> DynamicContainer {
    add(.passRetained(DynamicProvider(DynamicKey(type, name: name), .transient, make)))
    return self
  }

  /// Registers a factory whose values are kept, one for each value of its arguments.
  ///
  /// ```swift
  /// container.registerKeyed { (r, room: String) in ChatRoom(room) }
  /// try container.resolve(ChatRoom.self, arguments: "tea")   // the same one each time
  /// ```
  ///
  /// What is kept is freed when the registration is replaced or removed, or when it is dropped.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - make: Makes a value from a view of this container and the arguments.
  /// - Returns: This container.
  @discardableResult
  public func registerKeyed<
    T: Sendable, First: Hashable & Sendable, each Rest: Hashable & Sendable
  >(
    _ type: T.Type = T.self, name: String? = nil,
    _ make: @escaping @Sendable (_ container: DynamicContainer, First, repeat each Rest) throws -> T
  ) -> DynamicContainer {
    add(.passRetained(DynamicProvider(DynamicKey(type, name: name), .keyed, make)))
    return self
  }
}

extension DynamicProvider {
  /// A registration whose factory takes arguments. That they are of these types is seen before it is called.
  fileprivate convenience init<T, each Argument>(
    _ key: DynamicKey, _ kind: DynamicLifetimeKind,
    _ make: @escaping @Sendable (DynamicContainer, repeat each Argument) throws -> T
  ) {
    typealias List = DynamicArgumentList<repeat each Argument>
    let maker = DynamicMaker<T>.onRequest { request in
      let list = request.arguments as! List
      return try make(request.passed, repeat each list.values)
    }
    self.init(key, kind, arguments: List.self, maker)
  }

  /// The same for an asynchronous one.
  convenience init<T, each Argument>(
    _ key: DynamicKey,
    later make: @escaping @Sendable (DynamicContainer, repeat each Argument) async throws -> T
  ) {
    typealias List = DynamicArgumentList<repeat each Argument>
    let maker = DynamicMaker<T>.later { request in
      let list = request.arguments as! List
      return try await make(request.passed, repeat each list.values)
    }
    self.init(key, .transient, arguments: List.self, maker)
  }
}
