// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Warming containers up")
struct WarmUpTests {
  private let diary = Diary()

  @Test("It builds what is eager and what that needs, and nothing twice")
  func builds() async throws {
    let container = Container.power(diary)
    try await container.warmUp()
    #expect(diary.all == ["+mains", "+pump", "+motor"])
    try await container.warmUp()
    #expect(diary.all.count == 3)
    #expect(try container.motor === container.motor)
  }

  @Test("What has failed is built by the next call, and what was built stays")
  func errors() async throws {
    let (diary, isReady) = (diary, Counter())
    let container = Container.power(diary) {
      $0.override(.motor) { c throws(Failure) in
        if isReady.increment() == 1 { throw .failed(1) }
        return try c.original(.motor)
      }
    }
    await #expect(throws: Failure.failed(1)) { try await container.warmUp() }
    let pump = container.pump
    try await container.warmUp()
    #expect(container.pump === pump && isReady.count == 2)
    #expect(diary.all == ["+mains", "+pump", "+motor"])
  }

  @Test("What is overridden is built by its override")
  func overrides() async throws {
    let diary = diary
    let container = Container.power(diary) {
      $0.override(.pump) { _ in Machine("other", diary) }
      $0.override(.motor) { c throws(Failure) in c.pump }
    }
    try await container.warmUp()
    #expect(diary.all == ["+other"])
  }

  @Test("One that shares has the other one build what it shares")
  func overriding() async throws {
    let container = Container.power()
    let diary = container.diary
    let scope = container.overriding {
      $0.override(.motor) { c throws(Failure) in Machine("other", c.diary) }
    }
    try await scope.warmUp()
    #expect(diary.all == ["+mains", "+pump", "+other"])
    #expect(scope.pump === container.pump)
  }

  @Test("A child builds what belongs to it; made by overriding, also what it no longer shares")
  func children() async throws {
    let container = Container.power()
    let (diary, other) = (container.diary, Diary())
    let cellar = container.cellar(name: "a")
    try await cellar.warmUp()
    #expect(diary.all == ["+mains", "+heater of a"])
    let cupboard = cellar.cupboard()
    try await cupboard.warmUp()
    #expect(diary.all.last == "+torch of a")
    let scope = cupboard.overriding { $0.override(.diary) { _ in other } }
    try await scope.warmUp()
    #expect(other.all == ["+mains", "+pump", "+motor", "+heater of a", "+torch of a"])
    try await cupboard.overriding { $0.override(.torch) { c in c.heater } }.warmUp()
    #expect(diary.all.count == 3)
  }

  @Test("One that shares what another one keeps of its parent's for itself has that build it")
  func childrenOverriddenTwice() async throws {
    let other = Diary()
    let scope = Container.power().cellar(name: "a").overriding { $0.override(.diary) { _ in other } }
    try await scope.overriding { _ in }.warmUp()
    #expect(other.all == ["+mains", "+pump", "+motor", "+heater of a"])
  }

  @Test("A view warms its container up; once that is gone, there is nothing to keep it")
  func views() async throws {
    var container: Container? = Container.power(diary)
    let view = container!._view
    try await view.warmUp()
    #expect(diary.all.count == 3 && view.pump === container!.pump)
    container = nil
    try await view.warmUp()
    #expect(diary.all.count == 3)
  }

  @Test("Eight at once build everything once")
  func race() async throws {
    for _ in 0..<20 {
      let diary = Diary()
      let container = Container.power(diary)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { try await container.warmUp() } }
        try await group.waitForAll()
      }
      #expect(diary.all == ["+mains", "+pump", "+motor"])
    }
  }
}
