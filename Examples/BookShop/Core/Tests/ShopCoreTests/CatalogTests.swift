// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import ShopCore

@Suite struct CatalogTests {
  @Test func findsBooksByTheirTitles() {
    let catalog = Container().catalog
    #expect(catalog.book(titled: "Walden")?.price == Money(cents: 11_50))
    #expect(catalog.book(titled: "Walter") == nil)
  }

  @Test func writesMoneyWithTwoDigits() {
    #expect(
      "\(Money(cents: 9_05)) \(3 * Money(cents: 4_50)) \(Money(cents: 9_99).percent(10))"
        == "9.05 € 13.50 € 0.99 €")
  }
}
