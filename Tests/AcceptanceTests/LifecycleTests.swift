// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Foundation
import Testing

@Suite("Warming up and closing")
struct LifecycleTests {
  @Test("Eager providers are built when the container is warmed up, those of modules below first")
  func warmUp() async throws {
    let container = Container()
    #expect(container.ledger.all == [])
    try await container.warmUp()
    #expect(container.ledger.all == ["tank", "manometer", "pump"])
    try await container.warmUp()
    _ = (container.tank, container.gauge, container.pump)
    #expect(container.ledger.all.count == 3)
  }

  @Test("Values are closed in the reverse order of their creation, each once, also if one of them throws")
  func close() async throws {
    let container = Container()
    _ = (container.valve(name: "a"), container.makeTimer, container.valve(name: "b"))
    _ = (container.valve(name: "a"), container.fresh(.makeTimer))
    await #expect(throws: Leak.self) { try await container.close() }
    let closed = [
      "valve b shut", "Timer invalidated", "valve a shut", "pump stopped", "tank emptied",
    ]
    #expect(container.ledger.all == ["tank", "pump", "valve", "valve"] + closed)
    try await container.close()
    #expect(container.ledger.all.count == 9)
  }

  @Test("F5: closing waits for what is being built, and nothing is closed before what is built from it")
  func inFlight() async throws {
    let begun = Mutexed(false)
    let container = Container {
      $0.override(.pump) { c in
        _ = c.tank
        begun.withLock { $0 = true }
        Thread.sleep(forTimeInterval: 0.02)
        return c.original(.pump)
      }
    }
    let building = Task.detached { _ = container.valve(name: "a") }
    while !begun.withLock({ $0 }) { await Task.yield() }
    await #expect(throws: Leak.self) { try await container.close() }
    await building.value
    #expect(
      container.ledger.all == ["tank", "pump", "valve", "valve a shut", "pump stopped", "tank emptied"])
    #expect(throws: DynamicError.self) { try container.dynamic.resolve(AcceptanceTests.Timer.self) }
  }

  @Test("A visit begins and ends by itself; what its container keeps is that one's")
  func children() async throws {
    let container = Container()
    let visit = container.visit(patron: Patron(name: "Ada"))
    _ = container.tank
    try await visit.warmUp()
    try await visit.close()
    #expect(container.ledger.all == ["tank", "coat", "coat hung"])
    try await container.close()
    #expect(container.ledger.all.last == "tank emptied")
  }

  @Test("An override is built in the provider's place, and closed by nobody")
  func overrides() async throws {
    let container = Container {
      $0.override(.tank) { c in c.original(.tank) }
      $0.override(.pump) { c in Pump(tank: c.tank, ledger: c.ledger) }
    }
    try await container.warmUp()
    try await container.close()
    #expect(container.ledger.all.filter { $0.hasSuffix("ed") } == ["tank emptied"])
  }

  @Test("Containers on eight threads at once: each value is closed once")
  func threads() async throws {
    for _ in 0..<20 {
      let container = Container { $0.override(.pump) { c in Pump(tank: c.tank, ledger: c.ledger) } }
      onThreads(8) { number in
        _ = (container.valve(name: "\(number / 2)"), container.tank, container.makeTimer)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { try await container.close() } }
        try await group.waitForAll()
      }
      let closed = container.ledger.all.filter { $0.hasSuffix("ed") || $0.hasSuffix("shut") }
      #expect(closed.count == 6 && Set(closed).count == 6)
      #expect(closed.last == "tank emptied")
    }
  }
}
