// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

@Suite("Child containers")
struct ChildTests {
  @Test(
    "D8: a child overrides for its own tree of objects, and otherwise uses its parent, which never sees it")
  func overrides() {
    let container = Container()
    let concert = container.concert(hall: "North")
    let orchestra = concert.orchestra
    let scope: ConcertContainer = concert.overriding { $0.override(.pitch) { _ in Pitch(hertz: 415) } }
    #expect(scope.orchestra.tuner.pitch.hertz == 415 && scope.orchestra.tuner === scope.tuner)
    #expect(scope.orchestra.ushers === container.ushers && scope.programme === concert.programme)
    #expect(scope.encore(title: "Waltz").orchestra === scope.orchestra)
    #expect(scope.encore(title: "Waltz").applause.text == "Waltz at North")
    #expect(container.tuner.pitch.hertz == 440 && concert.orchestra === orchestra)
    #expect(orchestra.tuner === container.tuner)
  }

  @Test("D8: a child of a library's is made, overridden and freed by another module")
  func fromALibrary() {
    let container = Container()
    weak var basket: Basket?
    do {
      let visit = container.visit(patron: Patron(name: "Ada"))
      basket = visit.basket
      #expect(visit.receipt(number: 1).basket === basket && visit.patron.name == "Ada")
      let other = visit.overriding { $0.override(.patron) { _ in Patron(name: "Bea") } }
      #expect(other.receipt(number: 2).basket.patron.name == "Bea" && visit.basket.patron.name == "Ada")
      #expect(other.ledger === container.ledger)
    }
    #expect(basket == nil)
    #expect(container.ledger.count("basket") == 2)
  }

  @Test(
    "D8: look-ups by type find in a child what it has, whichever module provides it, and in its parent no more"
  )
  func dynamic() throws {
    let container = Container()
    let visit = container.visit(patron: Patron(name: "Ada"))
    let loan = visit.loan(book: "Emma")
    #expect(try visit.dynamic.resolve(Basket.self) === visit.basket)
    #expect(try visit.dynamic.resolve(Locker.self) === visit.locker)
    #expect(try visit.dynamic.resolve(Cloakroom.self).locker === visit.locker)
    #expect(try loan.dynamic.resolve(Bookmark.self) === loan.bookmark)
    #expect(try loan.dynamic.resolve(Locker.self) === visit.locker)
    #expect(try loan.dynamic.resolve(Ushers.self) === container.ushers)
    #expect(try loan.dynamic.resolve(String.self, name: "book") == "Emma")
    #expect(throws: DynamicError.self) { try visit.dynamic.resolve(Bookmark.self) }
    #expect(throws: DynamicError.self) { try container.dynamic.resolve(Locker.self) }
  }

  @Test("D8: another module adds to a library's child, and declares a child of it")
  func aboveALibrary() {
    let container = Container()
    let (visit, other) = (
      container.visit(patron: Patron(name: "Ada")), container.visit(patron: Patron(name: "Bea"))
    )
    #expect(visit.locker === visit.locker && visit.locker.basket === visit.basket)
    #expect(visit.locker !== other.locker && visit.cloakroom.locker === visit.locker)
    #expect(visit.cloakroom.ushers === container.ushers)
    weak var bookmark: Bookmark?
    do {
      let loan = visit.loan(book: "Emma")
      bookmark = loan.bookmark
      #expect(loan.bookmark.text == "Ada reads Emma" && loan.bookmark.locker.value === visit.locker)
      let scope: LoanContainer = loan.overriding {
        $0.override(.patron) { _ in Patron(name: "Cid") }
      }
      #expect(scope.bookmark.text == "Cid reads Emma" && scope.locker.basket.patron.name == "Cid")
      #expect(scope.ushers === container.ushers && loan.bookmark.text == "Ada reads Emma")
    }
    #expect(bookmark == nil)
  }

  @Test("F2: what takes a function that gives a child container makes children, a library's too")
  func madeFromInside() {
    let container = Container()
    let doorman = container.doorman
    let concert = doorman.concert("North")
    #expect(concert.hall == "North" && concert.orchestra.ushers === container.ushers)
    #expect(doorman.concert("North").orchestra !== concert.orchestra)
    #expect(doorman.visit(Patron(name: "Ada")).basket.patron.name == "Ada")
    let encore = concert.interval.encore("Waltz")
    #expect(encore.orchestra === concert.orchestra && encore.applause.text == "Waltz at North")
    #expect(container.rehearsal(hall: "South").concert().programme.hall == "South")
  }

  @Test("F2: it makes children of the container that it was built by, overrides included")
  func madeFromInsideElsewhere() {
    let container = Container()
    let other = container.overriding { $0.override(.pitch) { _ in Pitch(hertz: 415) } }
    #expect(other.doorman !== container.doorman && other.ushers === container.ushers)
    #expect(other.doorman.concert("North").orchestra.tuner.pitch.hertz == 415)
    #expect(container.doorman.concert("North").orchestra.tuner.pitch.hertz == 440)
  }

  @Test("E7: what a child container has joins the collections of that child alone")
  func collections() {
    let container = Container()
    #expect(container.souvenirs.map(\.name) == ["postcard"])
    let visit = container.visit(patron: Patron(name: "Ada"))
    #expect(
      visit.giftShop.names == ["postcard", "autograph for Ada"] && container.giftShop.names == ["postcard"])
  }

  @Test("A10: what a library's child keeps is replaced by another module")
  func replaced() {
    let visit = Container().visit(patron: Patron(name: "Ada"))
    #expect(visit.card.stamp.text == "golden, for Ada")
    let test = Container { $0.override(.stamp) { _ in Blank() } }
    #expect(test.visit(patron: Patron(name: "Ada")).card.stamp.text == "blank")
  }

  private struct Blank: Stamp { let text = "blank" }

  @Test("E6: overrides in a child leave no trace, also where many children are made at the same time")
  func leavesNoTrace() async {
    let container = Container()
    let pitches = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let concert = container.concert(hall: "\(number)").overriding {
            $0.override(.pitch) { _ in Pitch(hertz: number) }
          }
          return concert.orchestra.tuner.pitch.hertz == number && concert.orchestra.hall == "\(number)"
            && concert.orchestra.ushers === container.ushers
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(pitches)
    #expect(container.tuner.pitch.hertz == 440)
  }
}
