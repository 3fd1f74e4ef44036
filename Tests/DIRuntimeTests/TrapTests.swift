// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Traps")
struct TrapTests {
  #if os(macOS) || os(Linux)
  @Test("A cycle on one thread draws its path")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container {
        $0.override(.first) { c in c.second }
        $0.override(.second) { c in c.third }
        $0.override(.third) { c in c.second }
      }
      _ = container.first
    }
    expect(result, says: "dependency cycle: second → third → second.")
  }

  @Test("A value that needs itself is a cycle")
  func selfCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container { $0.override(.first) { c in c.first } }.first
    }
    expect(
      result, says: "dependency cycle: first → first.", "gets the original value by 'c.original(.first)'")
  }

  @Test("A cycle between two threads draws its path")
  func twoThreads() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let inside = Counter()
      let container = Container {
        $0.override(.first) { c in meet(inside, c).second }
        $0.override(.second) { c in c.third }
        $0.override(.third) { c in meet(inside, c).first }
      }
      _ = await race(2) { $0 == 0 ? container.first : container.second }
    }
    expectOneOf(
      result,
      [
        "dependency cycle: second → third → first → second.",
        "dependency cycle: first → second → third → first.",
      ])
  }

  @Test("A cycle through a throwing build and a task is found")
  func throwingCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container {
        $0.override(.flaky) { c throws(Failure) in try c.onFlaky.flaky }
      }
      _ = await Task { try? container.flaky }.value
    }
    expect(result, says: "dependency cycle: flaky → onFlaky → flaky.")
  }
  #endif

  #if os(Linux)
  @Test("A task that begins at once and asks for what is being built draws the path")
  func immediateTask() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ =
        Container {
          $0.override(.first) { c in
            Task.immediate { _ = c.second }
            return Link(name: "first")
          }
          $0.override(.second) { c in c.first }
        }.first
    }
    expect(result, says: "dependency cycle: first → second → first.")
  }

  @Test("A task that begins at once may ask for something else, and later for what was being built")
  func immediateTaskLater() async {
    let task = Shared<Task<Link, Never>?>(nil)
    let container = Container {
      $0.override(.first) { c in
        let link = c.second
        let later = Task.immediate {
          _ = c.second
          await Task.yield()
          return await Task.detached { c.first }.value
        }
        task.withLock { $0 = later }
        return link
      }
    }
    #expect(container.first === container.second)
    let later = task.withLock { $0 }
    #expect(await later?.value === container.first)
  }
  #endif

  #if os(macOS) || os(Linux)
  @Test("A cycle in a view that outlives its owner is found", .enabled(if: buildsWhatIsGone))
  func cycleInView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = Container {
        $0.override(.first) { c in c.second }
        $0.override(.second) { c in c.first }
      }._view
      _ = view.first
    }
    expect(result, says: "dependency cycle: first → second → first.")
  }

  @Test("A kept value of another root's module names both modules")
  func otherModule() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container(_plan: otherPlan).other
      _ = Container().other
    }
    expect(result, says: "'other' cannot be kept by this container: it belongs to 'Other'", "module 'App'")
  }

  @Test(
    "A kept value of a module below the container's own slots traps as well", .enabled(if: buildsWhatIsGone))
  func gap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container().clock
      // "Other" comes after "App", so its containers have slots of those numbers, and still do not keep it.
      _ = Container(_plan: otherPlan)._view.clock
    }
    expect(result, says: "'clock' cannot be kept by this container: it belongs to 'App'", "module 'Other'")
  }

  @Test("A kept value of a module that no root knows traps")
  func strayModule() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container().stray
    }
    expect(result, says: "'stray' cannot be kept by this container: it belongs to a module")
  }
  #endif
}

/// Hands a container on once two builds have got here.
func meet(_ inside: Counter, _ container: Container) -> Container {
  inside.increment()
  spin { inside.count == 2 }
  return container
}

#if os(macOS) || os(Linux)
func expect(
  _ result: ExitTest.Result?, says parts: String..., at location: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  for part in parts {
    #expect(text.contains(part), sourceLocation: location)
  }
}

func expect(
  _ result: ExitTest.Result?, doesNotSay part: String, at location: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(!text.contains(part), sourceLocation: location)
}

private func expectOneOf(
  _ result: ExitTest.Result?, _ lines: [String], at location: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(lines.contains { text.contains($0) }, "\(text)", sourceLocation: location)
}
#endif
