// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import XCTest

/// The form that the documentation of `ContainerTrait` gives for XCTest.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withContainer(Container { $0.override(.clock) { _ in FrozenClock() } }) { super.invokeTest() }
  }

  /// The container of each test: it has overrides, and no value that another test has built.
  private func check() throws {
    let container = try XCTUnwrap(Container.current)
    XCTAssertEqual(container.ledger.all, [])
    XCTAssertEqual(container.cache.clock.now(), 7)
    XCTAssertEqual(container.ledger.all, ["cache"])
  }

  func testSynchronous() throws { try check() }

  func testAsynchronous() async throws {
    await Task.yield()
    try check()
    let inside = await Task { Container.current?.ledger.all }.value
    XCTAssertEqual(inside, ["cache"])
  }

  @MainActor func testOnTheMainActor() async throws {
    try check()
    await Task.yield()
    XCTAssertEqual(Container.current?.ledger.all, ["cache"])
  }
}
