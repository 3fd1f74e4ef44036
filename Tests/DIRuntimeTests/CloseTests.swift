// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Closing containers")
struct CloseTests {
  private let diary = Diary()

  @Test("What was built is closed in the reverse order, once, and nothing is built for it")
  func order() async throws {
    let container = Container.power(diary)
    _ = (container.pump, container.spark(number: 1), container.spark(number: 2), container.spark(number: 1))
    try await container.close()
    #expect(diary.all.suffix(4) == ["-spark 2", "-spark 1", "-pump", "-mains"])
    try await container.close()
    #expect(diary.all.count == 8)
    #expect(container.pump === container.pump)
    let other = Container.power()
    let none = other.diary
    try await other.close()
    try await other.close()
    #expect(none.all == [])
  }

  @Test("Everything is closed also if something throws, and the first error is thrown")
  func errors() async throws {
    let container = Container.power(diary)
    _ = (container.pump, container.spark(number: 1))
    let error = await #expect(throws: Failure.self) {
      try await Machine.close(container) { throw Failure.failed($0.name.count) }
    }
    #expect(error == .failed("spark 1".count))
    #expect(diary.all.suffix(3) == ["-spark 1", "-pump", "-mains"])
    try await container.close()
    #expect(diary.all.count == 6)
  }

  @Test("What was built before a build failed is closed")
  func partialStart() async throws {
    let container = Container.power(diary) {
      $0.override(.motor) { _ throws(Failure) in throw .failed(1) }
    }
    await #expect(throws: Failure.failed(1)) { try await container.warmUp() }
    try await container.close()
    #expect(diary.all == ["+mains", "+pump", "-pump", "-mains"])
  }

  @Test("What an override makes is its own business, unless it makes it by the original")
  func overrides() async throws {
    let diary = diary
    let container = Container.power(diary) {
      $0.override(.mains) { _ in Machine("own", diary) }
      $0.override(.pump) { c in c.original(.pump) }
      $0.override(.spark) { c, number in c.original(.spark, number + 1) }
    }
    _ = (container.pump, container.spark(number: 1))
    try await container.close()
    #expect(diary.all == ["+own", "+pump", "+spark 2", "-spark 2", "-pump"])
  }

  @Test("What is built anew is not closed")
  func fresh() async throws {
    let container = Container.power(diary)
    _ = (container.fresh(.mains), container.fresh(.spark, 1))
    try await container.close()
    #expect(diary.all == ["+mains", "+spark 1"])
  }

  @Test("Each container closes what it keeps: the base what is shared, another one what is its own")
  func overriding() async throws {
    let container = Container.power()
    let (diary, other) = (container.diary, Diary())
    let scope = container.overriding { $0.override(.diary) { _ in other } }
    let same = container.overriding { _ in }
    _ = (scope.pump, same.spark(number: 1))
    try await same.close()
    #expect(diary.all == ["+spark 1"])
    try await scope.close()
    #expect(other.all == ["+mains", "+pump", "-pump", "-mains"])
    try await container.close()
    #expect(diary.all == ["+spark 1", "-spark 1"])
  }

  @Test("A child closes what belongs to it, and its parent what is left")
  func children() async throws {
    let container = Container.power(diary)
    let cellar = container.cellar(name: "a")
    let cupboard = cellar.cupboard()
    _ = (cupboard.torch, container.cellar(name: "b").heater)
    #expect(diary.all.dropFirst() == ["+heater of a", "+torch of a", "+heater of b"])
    try await cupboard.close()
    #expect(diary.all.last == "-torch of a")
    try await cellar.close()
    #expect(diary.all.last == "-heater of a")
    try await container.close()
    #expect(diary.all.last == "-mains")
    #expect(diary.all.count == 7)
  }

  @Test("A view closes what its container has; once that is gone, there is nothing")
  func views() async throws {
    var container: Container? = Container.power(diary)
    let view = container!._view
    _ = view.pump
    try await view.close()
    #expect(diary.all.suffix(2) == ["-pump", "-mains"])
    container = nil
    if buildsWhatIsGone { _ = view.pump }
    let all = diary.all
    try await view.close()
    #expect(diary.all == all)
  }

  @Test("A container, and a view of it, says that it is closed, as soon as it begins to close")
  func isClosed() async throws {
    let container = Container.power(diary)
    let (view, cellar, scope) = (container._view, container.cellar(name: "a"), container.overriding { _ in })
    _ = container.pump
    #expect(!container.isClosed && !view.isClosed)
    try await Machine.close(container) { _ in #expect(container.isClosed && view.isClosed) }
    #expect(container.isClosed && view.isClosed)
    #expect(!cellar.isClosed && !scope.isClosed)
    try await cellar.close()
    #expect(cellar.isClosed)
  }

  @Test("Dropping a container closes nothing and frees everything")
  func frees() async throws {
    var container: Container? = Container.power(diary)
    let itself = WeakReference(container!)
    let pump = WeakReference(container!.pump)
    container = nil
    #expect(itself.object == nil && pump.object == nil)
    #expect(diary.all == ["+mains", "+pump"])
  }

  @Test("It goes on where the task that calls it is cancelled")
  func cancellation() async throws {
    let container = Container.power(diary)
    _ = container.pump
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Machine.close(container) { _ in try Task.checkCancellation() }
    }
    try await task.value
    #expect(diary.all.suffix(2) == ["-pump", "-mains"])
  }

  @Test("What is being closed may close the container")
  func fromWithin() async throws {
    let container = Container.power(diary)
    _ = container.pump
    try await Machine.close(container) { _ in
      try await container.close()
      _ = container.spark(number: 1)
    }
    #expect(diary.all == ["+mains", "+pump", "-pump", "+spark 1", "-spark 1", "-mains"])
  }

  @Test("What was started by what is being closed may close the container later")
  func startedWithin() async throws {
    let container = Container.power(diary)
    let (later, isOver) = (Shared<Task<Void, any Error>?>(nil), Counter())
    _ = container.mains
    try await Machine.close(container) { machine in
      guard machine.name == "mains" else { return }
      let task = Task {
        while isOver.count == 0 { await Task.yield() }
        try await container.close()
      }
      later.withLock { $0 = task }
    }
    isOver.increment()
    try await later.withLock { $0 }?.value
    #expect(diary.all == ["+mains", "-mains"])
  }

  @Test("Who calls it meanwhile waits until everything is closed")
  func meanwhile() async throws {
    let (container, diary) = (Container.power(diary), diary)
    _ = container.pump
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await Machine.close(container) { _ in try await Task.sleep(for: .milliseconds(10)) }
          return diary.all
        }
      }
      for try await seen in group { #expect(seen == ["+mains", "+pump", "-pump", "-mains"]) }
    }
  }

  @Test("Eight threads build, and close as soon as they have: every value is closed once")
  func race() async throws {
    for _ in 0..<50 {
      let (container, diary) = (Container.power(Diary()), Diary())
      let own = container.overriding { $0.override(.diary) { _ in diary } }
      _ = await DIRuntimeTests.race(8) { number in
        _ = (own.pump, own.spark(number: number), own.spark(number: number % 2))
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { try await own.close() } }
        try await group.waitForAll()
      }
      let lines = diary.all
      #expect(lines.count == 20 && Set(lines).count == 20)
      #expect(lines.suffix(2).contains("-mains") && lines[10...].allSatisfy { $0.hasPrefix("-") })
    }
  }
}
