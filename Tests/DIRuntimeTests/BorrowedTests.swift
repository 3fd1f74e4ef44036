// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Borrowed values")
struct BorrowedTests {
  @Test("are those of the accessor, built first if need be")
  func sameValue() {
    let container = Container()
    let lent = container.withBorrowed(.session) { ObjectIdentifier($0.value) }
    #expect(lent == ObjectIdentifier(container.session))
    #expect(container.withBorrowed(.session) { ObjectIdentifier($0.value) } == lent)
    #expect(container.withBorrowed(.clock) { $0.value.now() } == container.clock.now())
  }

  @Test("may be of any size and alignment, and of a module of its own")
  func layout() {
    let container = Container()
    let (wide, version) = (container.wide, container.version)
    #expect(container.withBorrowed(.wide) { $0.value.numbers == wide.numbers && $0.value.link === wide.link })
    #expect(container.withBorrowed(.version) { $0.value } == version)
  }

  @Test("are an override's")
  func overridden() {
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    for _ in 0..<2 { #expect(container.withBorrowed(.clock) { $0.value is FrozenClock }) }
    let other = container.overriding { $0.override(.version) { _ in 2 } }
    for _ in 0..<2 { #expect(other.withBorrowed(.version) { $0.value } == 2) }
    #expect(other.withBorrowed(.clock) { $0.value is FrozenClock })
  }

  @Test("are new ones of a transient, and those that somebody holds of what is kept weakly")
  func otherLifetimes() {
    let container = Container.forms()
    let (first, second) = (
      container.withBorrowed(.draft) { $0.value }, container.withBorrowed(.draft) { $0.value }
    )
    #expect(first !== second)
    let teacher = container.teacher
    #expect(container.withBorrowed(.teacher) { $0.value === teacher })
  }

  @Test("are the parent's in a child")
  func inAChild() {
    let container = Container.shop()
    let visit = container.visit(user: Visitor("Ada"), badge: "")
    let clock = visit.withBorrowed(.clock) { ObjectIdentifier($0.value as AnyObject) }
    #expect(clock == ObjectIdentifier(container.clock as AnyObject))
  }

  @Test("are copied of a view, and built anew once its container is gone")
  func ofAView() {
    var container: Container? = Container()
    let view = container.map { $0.farewell.container }
    let session = container.map { ObjectIdentifier($0.session) }
    #expect(view?.withBorrowed(.session) { ObjectIdentifier($0.value) } == session)
    container = nil
    #expect(view?.withBorrowed(.version) { $0.value } == 1)
  }

  @Test("are there for all of what they are lent to, also where that lets go of the container")
  func lifetime() {
    var container: Container? = Container()
    weak let session = container?.session
    let isThere = container?.withBorrowed(.session) { lent in
      container = nil
      return session != nil && lent.value === session
    }
    #expect(isThere == true)
    #expect(session == nil)
  }

  @Test("are lent to what throws, and gives what cannot be copied")
  func results() {
    struct Once: ~Copyable { let number: Int }
    let container = Container()
    let once = container.withBorrowed(.version) { Once(number: $0.value) }
    #expect(once.number == 1)
    #expect(throws: Failure.failed(1)) {
      try container.withBorrowed(.version) { lent throws(Failure) -> Int in throw .failed(lent.value) }
    }
  }

  @Test("are built once by 8 threads that ask first at once")
  func onceOnly() async {
    for _ in 0..<100 {
      let container = Container()
      let seen = await race(8) { number in
        number.isMultiple(of: 2)
          ? container.withBorrowed(.session) { ObjectIdentifier($0.value) }
          : ObjectIdentifier(container.session)
      }
      #expect(Set(seen).count == 1)
    }
  }
}
