// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Look-ups by type in containers that are closed or gone.

// @provide(singleton)
final class Lens: Sendable {
  init(ledger: Ledger) { ledger.note("lens") }
}

// @provide(weak)
final class Filter: Sendable {
  init(ledger: Ledger) { ledger.note("filter") }
}

// @provide
struct Telescope { let lens: Lens }

// @provide
struct Camera {
  let filter: Filter
  let telescope: Telescope
}

/// Has a lens that it asked for itself.
// @provide
struct Spyglass {
  let lens = Container.current?.lens
}

// @provide(singleton)
final class Astronomer: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
}

// @provide(singleton)
final class Mount: Sendable {
  init(lens: Lens) {}
}

// @provide
struct Tripod { let mount: Mount }

// @container(parent: Container)
struct Observatory { let site: String }

// @provide(singleton, in: Observatory)
final class Dome: Sendable {
  let lens: Lens
  init(lens: Lens) { self.lens = lens }
}

// @provide
struct Night { let dome: Dome }

/// Has what may be there.
private final class Eye {
  @InjectedIfPresent(.lens) var lens
  @InjectedIfPresent(.filter) var filter
  @InjectedIfPresent(.telescope) var telescope
}

@Suite("Look-ups by type where an accessor would stop")
struct LookUpSafetyTests {
  /// A container that is closed, and has built a ledger.
  private func closed(_ first: (Container) -> Void = { _ in }) async throws -> Container {
    let container = Container()
    _ = container.ledger
    first(container)
    try await container.close()
    return container
  }

  @Test("G7: in a closed container they throw, for what is new each time too, and keep nothing")
  func transients() async throws {
    let container = try await closed()
    let dynamic = container.dynamic
    for _ in 1...2 {
      #expect(isClosed(to: "Lens") { try dynamic.resolve(Lens.self) })
      #expect(isClosed(to: "Lens") { try dynamic.resolve(Telescope.self) })
      #expect(isClosed(to: "Filter") { try dynamic.resolve(Camera.self) })
      #expect(isClosed(to: "Lens") { try dynamic.resolveAll(Telescope.self) })
      #expect(isClosed(to: "Lens") { try withContainer(container) { try dynamic.resolve(Spyglass.self) } })
    }
    do { _ = try dynamic.resolve(Camera.self) } catch {
      #expect("\(error)".hasSuffix("never built it (on the way Camera → Filter)"))
    }
    #expect(!container.ledger.all.isEmpty)
  }

  @Test("G7: what a refused value needs is refused too, and nothing is kept that nobody would close")
  func refusedOnTheWay() async throws {
    let dynamic = try await closed().dynamic
    for _ in 1...2 {
      #expect(isClosed(to: "Mount") { try dynamic.resolve(Tripod.self) })
      #expect(isClosed(to: "Lens") { try dynamic.resolve(Lens.self) })
    }
  }

  @Test("G7: what is there is found there, in all that is new each time")
  func present() async throws {
    let lens = Box<Lens?>(nil)
    let container = try await closed { container in lens.withLock { $0 = container.lens } }
    #expect(try container.dynamic.resolve(Telescope.self).lens === lens.value)
    #expect(try withContainer(container) { try container.dynamic.resolve(Spyglass.self) }.lens === lens.value)
    #expect(withContainer(container) { Eye() }.telescope?.lens === lens.value)
    #expect(container.ledger.count("lens") == 1)
  }

  @Test("G7: a child of a closed container throws, and does not keep what has got nothing that is kept")
  func children() async throws {
    let child = try await closed().observatory(site: "hill")
    for _ in 1...2 {
      #expect(isClosed(to: "Lens") { try child.dynamic.resolve(Night.self) })
      #expect(isClosed(to: "Lens") { try child.dynamic.resolve(Dome.self) })
      #expect(isClosed(to: "Lens") { try child.dynamic.resolve(Telescope.self) })
    }
    let scope = try await closed().overriding { $0.override(.password) { "" } }
    #expect(isClosed(to: "Lens") { try scope.dynamic.resolve(Telescope.self) })
    #expect(isClosed(to: "Lens") { try scope.dynamic.resolve(Telescope.self) })
  }

  @Test("G7: so does a factory by hand that asks an accessor, and nothing keeps what it makes")
  func factories() async throws {
    let container = try await closed()
    let dynamic = DynamicContainer(fallback: [container.dynamic])
      .register(Telescope.self, lifetime: .singleton) { Telescope(lens: container.lens) }
      .register(Night.self) { r in Night(dome: Dome(lens: try r.resolve(Telescope.self).lens)) }
    for _ in 1...2 {
      #expect(isClosed(to: "Lens") { try dynamic.resolve(Telescope.self) })
      #expect(isClosed(to: "Lens") { try dynamic.resolve(Night.self) })
    }
  }

  @Test("G7: a property that may be nil is nil where its container is closed, and builds nothing for that")
  func ifPresent() async throws {
    let container = try await closed()
    let eye = withContainer(container) { Eye() }
    #expect(eye.lens == nil && eye.filter == nil && eye.telescope?.lens == nil)
    #expect(container.ledger.count("filter") == 0)
    #expect(withContainer(Container()) { Eye() }.telescope != nil)
  }

  @Test("G7: in a container that is gone they find what is new each time, and build what that needs")
  func gone() throws {
    let view = Container().astronomer.container
    let telescope = try view.dynamic.resolve(Telescope.self)
    #expect(try view.dynamic.resolve(Telescope.self).lens !== telescope.lens)
    #expect(try view.dynamic.resolve(Camera.self).telescope.lens !== view.dynamic.resolve(Lens.self))
  }

  #if os(macOS) || os(Linux)
  #if os(macOS) || os(Linux)
  @Test("G7: an accessor stops as ever, also after a look-up")
  func accessors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      try await container.close()
      _ = try? container.dynamic.resolve(Telescope.self)
      _ = container.telescope
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'lens' is asked of a container that is closed"))
  }
  #endif
  #endif
}

/// Whether a look-up says that a closed container was asked for something.
private func isClosed(to name: String, _ body: () throws -> Any) -> Bool {
  do { _ = try body() } catch DynamicError.closed(let key, _) {
    return key.description == name
  } catch {
    Issue.record(error)
  }
  return false
}
