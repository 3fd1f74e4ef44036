// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

@Suite("Weak, keyed, boxed, deferred")
struct SharingTests {
  @Test("A8: a weak value is the same while anyone holds it, and the container alone keeps nothing alive")
  func weakValue() {
    let container = Container()
    weak var gone: Session?
    do {
      let session = container.session
      gone = session
      #expect(container.session === session)
      #expect(container.panel.session.value === session)
    }
    #expect(gone == nil)
    _ = container.session
    #expect(container.ledger.count("session") == 2)
  }

  @Test("A8: threads that ask at once while it is held all get it")
  func weakValueUnderContention() {
    for _ in 0..<200 {
      let container = Container()
      let held = Mutexed<[Session]>([])
      onThreads(8) { _ in
        let session = container.session
        held.withLock { $0.append(session) }
      }
      #expect(Set(held.withLock { $0.map(ObjectIdentifier.init) }).count == 1)
      #expect(container.ledger.count("session") == 1)
    }
  }

  @Test("A21: a write through one holder of a box is seen by all; copies of an unboxed one are their own")
  func boxed() {
    let container = Container()
    let (one, other) = (container.panel, container.panel)
    one.preferences.withLock { $0.isVerbose = true }
    #expect(other.preferences.value.isVerbose)
    onThreads(8) { _ in
      for _ in 0..<100 { container.preferences.withLock { $0.writes += 1 } }
    }
    #expect(one.preferences.value.writes == 800)
    #expect(Container().preferences.value.writes == 0)
  }

  @Test("B6: where its own type is listed, all other types have what overrides that")
  func overriddenSelf() {
    let own = Container()
    #expect(own.selling as? Market === own.market && own.buying as? Market === own.market)
    #expect(own.fresh(.selling) as? Market !== own.market)
    let container = Container {
      $0.override(.market) { Market(owner: "Ada") }
      $0.override(.stall) { Stall(owner: "Bea") }
    }
    #expect(container.selling as? Market === container.market && container.buying.owner == "Ada")
    #expect(container.fresh(.buying).owner == "Ada" && container.hawking.owner == "Bea")
    let one = own.overriding { $0.override(.selling) { Market(owner: "Cleo") } }
    #expect(one.selling.owner == "Cleo" && one.market === own.market && one.buying as? Market === own.market)
  }

  @Test("B2: one argument is shared with nested dependencies, at once and later, without registering it")
  func sharedArgument() {
    let container = Container()
    let client = container.client(account: "ada", region: .north)
    #expect(client.mailbox.folder.path == "/home/ada")
    #expect(client.folder.value.path == "/home/ada")
    #expect(client.other("ada", .south).account == "ada")
    #expect(client.other("ada", .north) === client.mailbox)
  }

  @Test("B3: the same arguments give the same object, others another one, also to 8 threads at once")
  func keyed() {
    for _ in 0..<200 {
      let container = Container()
      let seen = Mutexed<Set<ObjectIdentifier>>([])
      onThreads(8) { _ in
        let mailbox = container.mailbox(account: "ada", region: .north)
        seen.withLock { _ = $0.insert(ObjectIdentifier(mailbox)) }
      }
      #expect(seen.withLock(\.count) == 1)
      #expect(container.ledger.count("mailbox") == 1)
    }
    let container = Container()
    let mailbox = container.mailbox(account: "ada", region: .north)
    #expect(container.mailbox(account: "ada", region: .south) !== mailbox)
    #expect(container.mailbox(account: "bea", region: .north) !== mailbox)
    #expect(container.mailbox(account: "ada", region: .north) === mailbox)
  }

  @Test("E2: a cycle broken by a deferred dependency works, with identity, and is freed with its container")
  func cycle() {
    weak var sender: Sender?
    do {
      let container = Container()
      sender = container.sender
      #expect(container.sender.receiver.value === container.receiver)
      #expect(container.receiver.sender === container.sender)
      #expect(sender?.receiver.value.sender === sender)
    }
    #expect(sender == nil)
  }

  @Test(
    "E6: what depends on what is overridden is built anew inside, all else is shared, nothing is seen outside"
  )
  func overriding() {
    let container = Container()
    let scope = container.overriding { $0.override(.clock) { _ in FrozenClock() } }
    #expect(scope.timetable.bell().clock.now() == 7)
    #expect(scope.opening.timetable === scope.timetable)
    #expect(scope.opening as? Shop === scope.closing as? Shop)
    #expect(container.timetable.bell().clock.now() == 42)
    #expect(container.timetable !== scope.timetable)
    #expect(container.closing as? Shop !== scope.closing as? Shop)
    #expect(container.sender === scope.sender)
    #expect(container.ledger === scope.ledger)
    let mailbox = scope.mailbox(account: "ada", region: .north)
    #expect(container.mailbox(account: "ada", region: .north) === mailbox)
  }

  @Test("E6: what a library keeps for its arguments is built anew where its own dependency is overridden")
  func overridingBelow() {
    let container = Container()
    let outside = container.mailbox(account: "ada", region: .north)
    let scope = container.overriding { $0.override(.home) { _ in Location(path: "/test") } }
    #expect(scope.mailbox(account: "ada", region: .north).folder.path == "/test/ada")
    #expect(container.mailbox(account: "ada", region: .north) === outside)
    #expect(scope.client(account: "ada", region: .north).folder.value.path == "/test/ada")
    #expect(scope.timetable === container.timetable)
  }
}
