// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// The target applies the plugin, and nothing in it has a directive.
@Suite("A target without directives")
struct PlainTests {
  private final class Meter: Sendable {}

  @Test("F9: it makes containers, for what is registered while it runs")
  func makesContainers() throws {
    let container = Container()
    container.dynamic.register(Meter.self, lifetime: .singleton) { _ in Meter() }
    #expect(try container.dynamic.resolve(Meter.self) === container.dynamic.resolve(Meter.self))
    #expect(try Container { _ in }.dynamic.resolveIfPresent(Meter.self) == nil)
  }
}
