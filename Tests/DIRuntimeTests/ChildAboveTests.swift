// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Child containers of modules below")
struct ChildAboveTests {
  private let ada = Visitor("Ada")

  @Test("A child keeps what a module above adds to it, beside its own")
  func adds() {
    let container = Container.annex()
    let (visit, other) = (container.visit(user: ada, badge: "1"), container.visit(user: ada, badge: "2"))
    #expect(visit.locker === visit.locker && visit.locker.cart === visit.cart)
    #expect(visit.locker !== other.locker && visit.cart !== other.cart)
    let pass = visit.pass
    #expect(pass === visit.pass && pass !== other.pass)
    #expect(visit.payment(card: "c").locker === visit.locker)
    #expect(visit._view.locker === visit.locker)
  }

  @Test("A child of a child of a module below has all of both")
  func declares() {
    let visit = Container.annex().visit(user: ada, badge: "1")
    let errand = visit.errand(street: "High")
    #expect(errand.parcel === errand.parcel && errand.parcel.street == "High")
    #expect(errand.parcel.locker === visit.locker && errand.cart === visit.cart && errand.user === ada)
    #expect(visit.errand(street: "Low").parcel !== errand.parcel)
    #expect(visit.payment(card: "c").receipt.cart === errand.cart)
  }

  @Test("D8: dropping it frees just its own, with what the module above has added")
  func frees() {
    let visit = Container.annex().visit(user: ada, badge: "1")
    var errand: ErrandContainer? = visit.errand(street: "High")
    let parcel = WeakReference(errand!.parcel)
    let locker = WeakReference(errand!.locker)
    errand = nil
    #expect(parcel.object == nil && locker.object === visit.locker)
  }

  @Test("Overrides build anew what depends on them, at each level")
  func overriding() {
    let visit = Container.annex().visit(user: ada, badge: "1")
    let errand = visit.errand(street: "High")
    let scope = errand.overriding { $0.override(.clock) { _ in FrozenClock() } }
    #expect(scope.parcel.locker === scope.locker && scope.locker.cart === scope.cart)
    #expect(scope.cart.api.clock.now() == 7 && scope.street == "High" && scope.user === ada)
    #expect(errand.cart.api.clock.now() == 42 && errand.parcel.locker === visit.locker)
    let moved = errand.overriding { $0.override(.street) { _ in "Low" } }
    #expect(moved.parcel.street == "Low" && moved.locker === visit.locker && moved.cart === visit.cart)
  }

  #if os(macOS) || os(Linux)
  @Test("D8: in a container whose root does not know the module, what it adds traps, and all else goes on")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.annex().visit(user: Visitor("Ada"), badge: "1").locker
      let visit = Container.shop().visit(user: Visitor("Bea"), badge: "2")
      let errand = visit.errand(street: "High")
      guard visit.cart === visit.cart, errand.street == "High", errand.parcel.street == "High" else { return }
    }
    expect(result, says: "'parcel' cannot be kept by this container: it belongs to 'Annex'", "module 'Shop'")
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.shop().visit(user: Visitor("Ada"), badge: "1").locker
    }
    expect(other, says: "'locker' cannot be kept by this container: it belongs to a module")
  }

  @Test("An injected property asks a child for what the child has, and names what it was asked instead")
  func injected() async {
    let visit = Container.annex().visit(user: ada, badge: "1")
    #expect(withContainer(visit) { Injected(.locker)() } === visit.locker)
    #expect(withContainer(visit.errand(street: "")) { InjectedEachTime(.locker)() } === visit.locker)
    #expect(withContainer(Container.annex()) { InjectedIfPresent(.locker)() } == nil)
    #expect(Injected(.api, from: visit)() === visit.api)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = withContainer(Container.annex()) { Injected(.locker)() }
    }
    expect(
      result, says: "ChildAboveTests.swift", "cannot get 'locker': it belongs to a 'VisitContainer'",
      "the container is a 'Container'")
  }
  #endif

  @Test("8 threads share children with what two modules have added", arguments: 0..<4)
  func threads(round: Int) async {
    for _ in 0..<50 {
      let container = Container.annex()
      let visit = container.visit(user: ada, badge: "1")
      let results = await race(8) { number in
        let errand = visit.errand(street: "\(number)")
        let isSound =
          errand.parcel.locker === visit.locker && errand.parcel.street == "\(number)"
          && errand.cart === visit.locker.cart
        return (isSound, ObjectIdentifier(errand.locker), ObjectIdentifier(errand.parcel))
      }
      #expect(results.allSatisfy { $0.0 })
      #expect(Set(results.map(\.1)).count == 1)
    }
  }
}
