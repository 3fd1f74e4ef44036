// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import DITesting
import Foundation
import Testing

// Values that are built on actors, and async values.

/// Holds what is the main actor's.
@MainActor
private final class Cockpit {
  @Injected(.window) var window
  @InjectedEachTime(.toolbar) var toolbar
  @InjectedIfPresent(.window) var maybe
}

@Suite("Effects")
struct EffectTests {
  @Test("E3: what is the main actor's is built there, with all that needs it")
  @MainActor
  func mainActor() {
    let container = Container()
    container.window.title = "letter"
    #expect(container.toolbar.window === container.window)
    #expect(container.fresh(.window).title == "untitled")
    let scope = container.overriding {
      $0.override(.window) { c in
        let window = c.original(.window)
        window.title = "scoped"
        return window
      }
    }
    #expect(scope.toolbar.window.title == "scoped" && container.toolbar.window.title == "letter")
  }

  @Test("E3: so is what is another global actor's")
  @Archive
  func globalActor() {
    let container = Container()
    container.repertory.books = 3
    #expect(container.repertory.books == 3)
    let other = Container {
      $0.override(.repertory) { _ in
        let repertory = Repertory()
        repertory.books = 7
        return repertory
      }
    }
    #expect(other.repertory.books == 7 && other.repertory === other.repertory)
  }

  @Test("E3: it can be asked for later, from anywhere where that is waited for")
  func later() async {
    let container = Container()
    let opener = container.opener
    let toolbar = await opener.openFromAnywhere()
    await MainActor.run {
      #expect(opener.lazy.value === container.window && opener.open().window === toolbar.window)
    }
  }

  #if os(macOS) || os(Linux)
  @Test("E3: a lazy value of the main actor's that is read elsewhere stops")
  func elsewhere() async {
    await #expect(processExitsWith: .failure) {
      let opener = Container().opener
      Thread.detachNewThread { _ = opener.lazy.value }
      try await Task.sleep(for: .seconds(60))
    }
  }

  @Test("E3: so does an injected property, also one that may be nil")
  func injectedElsewhere() async {
    await #expect(processExitsWith: .failure) {
      let container = Container()
      let injected = InjectedIfPresent(.window, from: container)
      Thread.detachNewThread { _ = (container, injected()) }
      try await Task.sleep(for: .seconds(60))
    }
  }
  #endif

  @Test("E3: injected properties have it on the main actor")
  @MainActor
  func injected() {
    let container = Container()
    withContainer(container) {
      let cockpit = Cockpit()
      #expect(cockpit.window === container.window && cockpit.maybe === container.window)
      #expect(cockpit.toolbar.window === container.window)
    }
  }

  @Test("A4: what is waited for is built once, however many tasks ask")
  func once() async throws {
    let container = Container()
    let found = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<200 { group.addTask { ObjectIdentifier(try await container.connection) } }
      var all: Set<ObjectIdentifier> = []
      for try await one in group { all.insert(one) }
      return all
    }
    #expect(found.count == 1 && container.switchboard.attempts == 1)
    let postbag = try await container.postbag
    postbag.drafts.append("not Sendable, and here all the same")
    #expect(try await postbag.connection === container.connection)
  }

  @Test("B4: all who wait share a failure, with its type, and the next call tries again")
  func failure() async throws {
    let container = Container()
    container.switchboard.isDown = true
    let errors = await withTaskGroup(of: NoAnswer?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          do throws(NoAnswer) {
            _ = try await container.postbag
            return nil
          } catch { return error }
        }
      }
      var all: [NoAnswer?] = []
      for await one in group { all.append(one) }
      return all
    }
    #expect(errors.count == 50 && errors.allSatisfy { $0 != nil })
    container.switchboard.isDown = false
    #expect(try await container.connection === container.connection)
  }

  @Test("A4: the cancellation of one who asks does not reach the build")
  func cancellation() async throws {
    let container = Container()
    let first = Task { try await container.connection }
    first.cancel()
    #expect(try await first.value === container.connection)
    #expect(container.switchboard.attempts == 1)
  }

  @Test("E6: a scope builds anew what depends on what it overrides, also where that is waited for")
  func overriding() async throws {
    let container = Container()
    let connection = try await container.connection
    let same = container.overriding { $0.override(.window) { _ in Window() } }
    #expect(try await same.connection === connection)
    let other = container.overriding { $0.override(.switchboard) { _ in Switchboard() } }
    #expect(try await other.connection !== connection)
    #expect(try await other.postbag.connection === other.connection)
    let down = Container {
      $0.override(.connection) { _ async throws(NoAnswer) in throw NoAnswer(attempt: 7) }
    }
    await #expect(throws: NoAnswer(attempt: 7)) { try await down.postbag }
  }

  @Test("E3: look-ups by type leave out what is the main actor's, and what is waited for")
  func lookedUp() async throws {
    let container = Container()
    for _ in 0..<2 {
      #expect(throws: DynamicError.self) { try container.dynamic.resolve(Window.self) }
      #expect(throws: DynamicError.self) { try container.dynamic.resolve(Connection.self) }
      _ = (await container.window, try await container.connection)
    }
  }

  @Test("D5: a dropped container frees what was waited for")
  func freed() async throws {
    weak var connection: Connection?
    do {
      let container = Container()
      connection = try await container.connection
      #expect(connection != nil)
    }
    // The task that built it may live on for a moment.
    for _ in 0..<1000 where connection != nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(connection == nil)
  }
}
