// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("The current container", .serialized)
struct CurrentTests {
  @Test("is none at first, then the default one")
  func defaultContainer() {
    #expect(Container.current == nil)
    var container: Container? = Container()
    let itself = WeakReference(container!)
    Container.setDefault(container)
    container = nil
    #expect(Container.current === itself.object)
    Container.setDefault(nil)
    #expect(Container.current == nil)
    #expect(itself.object == nil)
  }

  @Test("is that of the innermost scope")
  func scopes() {
    let (outer, inner) = (Container(), Container())
    let seen = withContainer(outer) {
      [Container.current, withContainer(inner) { Container.current }, Container.current]
    }
    #expect(seen[0] === outer)
    #expect(seen[1] === inner)
    #expect(seen[2] === outer)
    #expect(Container.current == nil)
  }

  @Test("comes before the default one")
  func scopeOverDefault() {
    Container.setDefault(Container())
    defer { Container.setDefault(nil) }
    let scoped = Container()
    withContainer(scoped) { #expect(Container.current === scoped) }
    #expect(Container.current !== scoped)
  }

  @Test("comes back when a scope throws, with the type of the error")
  func throwing() {
    do {
      try withContainer(Container()) { () throws(Failure) in throw .failed(1) }
    } catch {
      let failure: Failure = error
      #expect(failure == .failed(1))
    }
    #expect(Container.current == nil)
  }

  @Test("goes along with tasks, and comes back after a scope that waits")
  @MainActor
  func asynchronous() async {
    let container = Container()
    let seen = await withContainer(container) {
      MainActor.assertIsolated()
      await Task.yield()
      let task = await Task { Container.current === container }.value
      async let child = Container.current === container
      let detached = await Task.detached { Container.current === container }.value
      return [task, await child, detached]
    }
    #expect(seen == [true, true, false])
    #expect(Container.current == nil)
  }

  @Test("comes back when a scope that waits throws")
  func asynchronousThrowing() async {
    await #expect(throws: Failure.failed(2)) {
      try await withContainer(Container()) { () async throws(Failure) in
        await Task.yield()
        throw .failed(2)
      }
    }
    #expect(Container.current == nil)
  }

  @Test("of tasks that run at the same time are their own")
  func parallel() async {
    let isOwn = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let mine = Container()
          return await withContainer(mine) {
            await Task.yield()
            return Container.current === mine
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isOwn)
  }

  @Test("does not affect a container that somebody holds")
  func held() {
    let container = Container()
    withContainer(Container { $0.override(.clock) { _ in FrozenClock() } }) {
      #expect(container.session.clock.now() == 42)
    }
  }

  @Test("is not needed by a property that is injected if present")
  func injectedIfPresent() {
    let page = OptionalPage()
    #expect(page.note == nil)
    #expect(withContainer(Container.forms()) { page.note } == nil)
    #expect(withContainer(Container.forms()) { OptionalPage() }.note != nil)
  }

  @Test("is not needed by an injected property that is set before it is read")
  func injectedAndSet() {
    var page = Page()
    page.note = Note(clock: FrozenClock())
    #expect(page.note.clock.now() == 7)
  }
}
