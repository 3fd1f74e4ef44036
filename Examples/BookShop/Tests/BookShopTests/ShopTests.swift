// SPDX-License-Identifier: MIT

import DIRuntime
import ShopCore
import Synchronization
import Testing

@testable import BookShop

/// The whole shop, with nothing replaced but the journal: that it compiles proves that nothing is missing.
@Suite struct ShopTests {
  final class Notes: Journal {
    private let noted = Mutex<[String]>([])
    var lines: [String] { noted.withLock { $0 } }

    func note(_ line: String) { noted.withLock { $0.append(line) } }
  }

  private let notes = Notes()
  private let container: Container

  init() {
    let notes = notes
    container = Container { $0.override(.journal) { notes } }
  }

  private func visit(of name: String) -> VisitContainer { container.visit(customer: Customer(name: name)) }

  @Test func takesMoney() {
    let visit = visit(of: "Ada")
    visit.shopkeeper.serve(of: "Emma")
    visit.shopkeeper.serve(2, of: "Walden")
    visit.shopkeeper.cashUp()
    #expect(notes.lines == ["Ada:", "order 1: Ada paid 32.90 €"])
  }

  @Test func takesNoMoreThanTheCardIsGoodFor() {
    let visit = visit(of: "Ada").overriding { $0.override(.cardLimit) { Money(cents: 1_00) } }
    visit.shopkeeper.serve(of: "Emma")
    visit.shopkeeper.cashUp()
    #expect(notes.lines == ["Ada:", "  the card is not good for 9.90 €"])
  }

  @Test func forgetsWishesWithTheVisit() {
    let first = visit(of: "Ada")
    first.shopkeeper.serve(of: "Hamlet")
    #expect(first.wishList.titles == ["Hamlet"])
    #expect(visit(of: "Ada").wishList.titles.isEmpty)
    #expect(
      visit(of: "Ben").basket(customer: Customer(name: "Ada")) === first.basket(customer: first.customer))
  }
}
