// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Registers a factory that takes arguments from whoever looks it up.
  ///
  /// ```swift
  /// container.register { (r, id: Int) in User(id: id, clock: try r.resolve()) }
  /// let user = try container.resolve(User.self, arguments: 7)
  /// ```
  ///
  /// The arguments of a look-up must have exactly these types, in this order. Otherwise it throws
  /// ``DynamicError/argumentMismatch(_:expected:given:route:)``. A factory may ask for itself with other arguments,
  /// if they are Hashable or objects.
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
    register(DynamicKey(type, name: name), withArguments: make)
  }

  private func register<T, each Argument>(
    _ key: DynamicKey,
    withArguments make: @escaping @Sendable (DynamicContainer, repeat each Argument) throws -> T
  ) -> DynamicContainer {
    typealias List = DynamicArgumentList<repeat each Argument>
    return register([key], .transient, arguments: List.self) { request in
      // That they are of these types is seen before.
      let list = request.arguments as! List
      return try make(request.passed, repeat each list.values)
    }
  }
}
