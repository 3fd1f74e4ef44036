// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import Testing

@Suite("Kept values")
struct KeptTests {
  @Test("are the same at every read")
  func identity() {
    let container = Container()
    let clock = container.clock as AnyObject
    #expect(container.clock as AnyObject === clock)
    #expect(container.session.clock as AnyObject === clock)
    #expect(container.greeter(greeting: "Hi").session === container.session)
    #expect(container.version == 1)
  }

  @Test("belong to one container")
  func separateContainers() {
    #expect(Container().session !== Container().session)
  }

  @Test("may be of any size and alignment")
  func wide() {
    let container = Container()
    let link = container.wide.link
    #expect(container.wide.link === link)
    #expect(container.wide.numbers == SIMD16(repeating: 1.5))
  }

  @Test("are built once by 8 threads that ask first at once", arguments: 0..<5)
  func onceOnly(round: Int) async {
    for _ in 0..<40 {
      let builds = Counter()
      let container = Container {
        $0.override(.session) { c in
          builds.increment()
          return Session(clock: c.clock, container: c)
        }
      }
      let seen = await race(8) { _ in ObjectIdentifier(container.session) }
      #expect(builds.count == 1)
      #expect(Set(seen).count == 1)
    }
  }

  @Test("are built once where several are asked for in any order")
  func onceOnlyAcrossKeys() async {
    for _ in 0..<100 {
      let container = Container()
      let seen = await race(8) { number in
        let early = number.isMultiple(of: 2) ? ObjectIdentifier(container.clock as AnyObject) : nil
        let session = container.session
        let late = ObjectIdentifier(container.clock as AnyObject)
        return [early ?? late, late, ObjectIdentifier(session.clock as AnyObject)]
      }
      #expect(Set(seen.joined()).count == 1)
    }
  }

  @Test("may be asked for in a task that a build starts")
  func taskOfABuild() async {
    let started = Shared<Task<Void, Never>?>(nil)
    let container = Container {
      $0.override(.first) { c in
        // The task inherits the build's task-local values. It waits for `first`, and is not part of it.
        started.withLock { $0 = Task { _ = c.first } }
        return c.second
      }
    }
    let first = container.first
    await started.withLock { $0 }?.value
    #expect(first === container.second)
  }
}

@Suite("Throwing builds")
struct ThrowingTests {
  @Test("are not kept, and are tried again")
  func retry() throws {
    let attempts = Counter()
    let container = Container {
      $0.override(.flaky) { c throws(Failure) in
        if attempts.increment() < 3 { throw .failed(attempts.count) }
        return Flaky(clock: c.clock)
      }
    }
    #expect(throws: Failure.failed(1)) { try container.flaky }
    // The error comes through a build that depends on the failing one, which is not kept either.
    #expect(throws: Failure.failed(2)) { try container.onFlaky }
    let kept = try container.onFlaky
    #expect(try container.flaky === kept.flaky)
    #expect(attempts.count == 3)
  }

  @Test("keep the type of their error")
  func typedError() {
    let container = Container { $0.override(.flaky) { _ throws(Failure) in throw .failed(9) } }
    do {
      _ = try container.onFlaky
      Issue.record("no error")
    } catch {
      let failure: Failure = error
      #expect(failure == .failed(9))
    }
  }

  @Test("share the failure with those who wait, and the next who asks tries again")
  func contendedFailure() async throws {
    let (asking, attempts) = (Counter(), Counter())
    let container = Container {
      $0.override(.flaky) { c throws(Failure) in
        let number = attempts.increment()
        if number > 1 { return Flaky(clock: c.clock) }
        spin { asking.count == 8 }
        // The others are about to wait.
        Thread.sleep(forTimeInterval: 0.2)
        throw .failed(number)
      }
    }
    let seen = await race(8) { _ -> Failure? in
      asking.increment()
      do throws(Failure) { _ = try container.flaky } catch { return error }
      return nil
    }
    // A thread that came too late has the value; but hardly any did.
    #expect(seen.count { $0 == .failed(1) } > 1)
    let flaky = try container.flaky
    #expect(try container.flaky === flaky)
    #expect(attempts.count == 2)
  }

  @Test("keep the one value, however many fail before it")
  func contendedRetry() async {
    for _ in 0..<50 {
      let attempts = Counter()
      let container = Container {
        $0.override(.flaky) { c throws(Failure) in
          let number = attempts.increment()
          if number <= 3 { throw .failed(number) }
          return Flaky(clock: c.clock)
        }
      }
      let seen = await race(8) { _ -> ObjectIdentifier? in
        var flaky = try? container.flaky
        while flaky == nil { flaky = try? container.flaky }
        return flaky.map { ObjectIdentifier($0) }
      }
      #expect(attempts.count == 4)
      #expect(Set(seen).count == 1)
    }
  }
}
