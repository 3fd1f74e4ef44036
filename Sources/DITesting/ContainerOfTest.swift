// SPDX-License-Identifier: MIT

public import DIRuntime
public import Testing

extension Container {
  /// The container of the running test, with the class that you name.
  ///
  /// ```swift
  /// @Test(.container(Container()))
  /// func prints() throws {
  ///   let container = try Container.ofTest()
  ///   #expect(container.report.text == "42")
  /// }
  /// ```
  ///
  /// It is `Container.current`. If the test's trait makes a child container, name the class of the child:
  /// `SessionContainer.ofTest()`.
  ///
  /// You may call this in the test, and in its child tasks. A detached task does not see the container.
  ///
  /// - Parameter location: Where a failure is reported.
  /// - Returns: The container.
  /// - Throws: An error that ends the test, if there is no container, or one of another class.
  public static func ofTest(sourceLocation location: SourceLocation = #_sourceLocation) throws -> Self {
    let found = Container.current.map { "a '\(type(of: $0))'" } ?? "no container"
    return try #require(
      Container.current as? Self, "the test has \(found), and asks for a '\(Self.self)'",
      sourceLocation: location)
  }
}
