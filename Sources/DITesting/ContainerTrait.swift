// SPDX-License-Identifier: MIT

public import DIRuntime
public import Testing

/// Gives each test, and each case of a parameterized test, a container of its own.
///
/// ```swift
/// @Suite(.container(Container()))
/// struct ReportTests {
///   @Test(.overriding { $0.override(.clock) { FrozenClock() } })
///   func prints() throws {
///     let container = try Container.ofTest()
///     #expect(container.report.text == "7")
///   }
/// }
/// ```
///
/// `Container.current` is that container while the test runs, and injected properties use it. It is made for the
/// test and dropped after it. So tests that run at the same time share nothing, unless `.container` is given a
/// container that exists already. The traits of a suite apply to its tests and inner suites. Of two overrides of
/// one key the innermost counts. It gets the other one by `original`.
///
/// The first of a test's traits makes the container, so that traits of other kinds between them see it. An override
/// reads the values that such a trait sets when it is called, not when the container is made.
///
/// A test's own override that is never used is a warning. In a strict test it is an error.
///
/// **XCTest** has no traits. Override `invokeTest` there:
///
/// ```swift
/// final class ReportTests: XCTestCase {
///   override func invokeTest() {
///     withContainer(Container { $0.override(.clock) { FrozenClock() } }) { super.invokeTest() }
///   }
/// }
/// ```
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
  enum Part: Sendable {
    case container(@Sendable () throws -> Container)
    case overrides(@Sendable (inout Overrides) -> Void)
    case strict(allowing: Set<KeyID>)
  }

  let part: Part
  let location: SourceLocation
  /// Identifies the trait; a constant that several suites and tests have is one trait.
  let identity = Identity()
  /// Whether a test inherits it from its suite.
  private(set) var isInherited = false

  /// Always true: a suite's trait applies to the tests and suites in it.
  public var isRecursive: Bool { true }

  init(_ part: Part, at location: SourceLocation) {
    self.part = part
    self.location = location
  }

  var makesContainer: Bool {
    if case .container = part { true } else { false }
  }

  /// Remembers the traits that tests inherit from a suite.
  public func prepare(for test: Test) async throws {
    if test.isSuite { Self.inherited.withLock { $0[test.id] = Self.all(of: test).count } }
  }

  /// Runs a test with its container.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let outer = TestScope.current
    if let outer, outer.includes(self) {
      return try await outer.endsWith(self) ? outer.judge(function) : function()
    }
    try await TestScope.run(outer.map { $0.traits + [self] } ?? traits(of: test)) {
      try await provideScope(for: test, testCase: testCase, performing: function)
    }
  }

  /// All container traits of a test, its suite's first. If this one is held by a trait of another kind, it is added in front.
  private func traits(of test: Test) -> [Self] {
    var all = Self.all(of: test)
    let suites = sequence(first: test.id) { $0.parent }.lazy
    let inherited = suites.compactMap { Self.inherited.value[$0] }.first ?? 0
    for index in all.indices.prefix(inherited) { all[index].isInherited = true }
    return all.contains { $0.identity === identity } ? all : [self] + all
  }

  private static func all(of test: Test) -> [Self] { test.traits.compactMap { $0 as? Self } }

  /// The number of traits of each suite, with the traits of enclosing suites. A suite is prepared before its tests run.
  private static let inherited = Box<[Test.ID: Int]>([:])

  final class Identity: Sendable {}
}

extension Trait where Self == ContainerTrait {
  /// Gives each test a container that an expression makes.
  ///
  /// ```swift
  /// @Test(.container(Container { $0.override(.clock) { FrozenClock() } }))
  /// func prints() { #expect(Container.current?.clock.now() == 7) }
  /// ```
  ///
  /// - Parameters:
  ///   - container: Evaluated once for each test and each case. The test gets this very container, with the values that
  ///     it has built, if the test is not strict and neither the container nor a trait overrides anything. Else the test gets
  ///     a new container with the same providers, overrides and registrations at run time, which has built nothing.
  ///   - location: Where the trait is written.
  /// - Returns: The trait.
  public static func container(
    _ container: @escaping @autoclosure @Sendable () throws -> Container,
    sourceLocation location: SourceLocation = #_sourceLocation
  ) -> Self {
    ContainerTrait(.container(container), at: location)
  }

  /// Overrides providers in the container of a suite's trait, or in one like the program's default.
  ///
  /// - Parameters:
  ///   - location: Where the trait is written.
  ///   - overrides: Adds the overrides.
  /// - Returns: The trait.
  public static func overriding(
    sourceLocation location: SourceLocation = #_sourceLocation,
    _ overrides: @escaping @Sendable (inout Overrides) -> Void
  ) -> Self {
    ContainerTrait(.overrides(overrides), at: location)
  }

  /// Fails a test that builds a provider which is neither overridden nor allowed.
  ///
  /// ```swift
  /// @Test(.overriding { $0.override(.clock) { FrozenClock() } }, .strict { $0.allow(.greeter) })
  /// func greets() { #expect(Container.current?.greeter(greeting: "Hi").greet() == "Hi at 7") }
  /// ```
  ///
  /// The failure is at the test or suite that has the trait. It names the provider, and the kept values that it was
  /// built for. The provider is built all the same. A value that an override builds by `original` does not count, but the
  /// dependencies of that value do.
  ///
  /// A live provider must not be built: a test that neither overrides nor allows all live providers is not run, and the failure
  /// lists those that are missing. `Container.faking` overrides them all.
  ///
  /// - Parameters:
  ///   - location: Where the trait is written.
  ///   - allow: Adds the providers that may be built as they are.
  /// - Returns: The trait.
  public static func strict(
    sourceLocation location: SourceLocation = #_sourceLocation,
    _ allow: (inout AllowedProviders) -> Void = { _ in }
  ) -> Self {
    var allowed = AllowedProviders()
    allow(&allowed)
    return ContainerTrait(.strict(allowing: allowed.keys), at: location)
  }
}

/// The providers that a strict test may build as they are.
///
/// ```swift
/// @Test(.strict { $0.allow(.clock) })
/// func ticks() { #expect(Container.current?.clock.now() == 42) }
/// ```
///
/// It is Sendable. It is made once for each trait.
public struct AllowedProviders: Sendable {
  private(set) var keys: Set<KeyID> = []

  /// Allows a provider to be built.
  ///
  /// If two child containers have an accessor of one name, the key's type says which is meant:
  /// `$0.allow(Key<@Sendable (SessionContainer) -> Log>.log)`.
  ///
  /// - Parameter key: The provider.
  public mutating func allow<Maker>(_ key: Key<Maker>) { keys.insert(key._id) }
}
