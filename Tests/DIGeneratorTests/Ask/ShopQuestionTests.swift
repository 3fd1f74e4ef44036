// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

/// Each command, asked about the example BookShop.
struct ShopQuestionTests {
  private func expect(_ words: [String], prints text: String, code: Int32 = 0) throws {
    let result = try Shop.ask(words)
    #expect(result.output == text)
    #expect(result.errors == "")
    #expect(result.code == code)
  }

  @Test func why() throws {
    try expect(
      ["why", "Money"],
      prints: """
        cardLimit: Money, new each time (Sources/BookShop/CardReader.swift:18)

        Visit.shopkeeper                         asked for in Sources/BookShop/Main.swift:12 and 1 more place
          asks later for checkout                Sources/BookShop/Shopkeeper.swift:14
            needs Ordering.paymentGateway        Sources/Ordering/Checkout.swift:25
              is met by BookShop.paymentGateway  Sources/Ordering/PaymentGateway.swift:5
                needs cardLimit                  Sources/BookShop/CardReader.swift:9

        """)
  }

  @Test func who() throws {
    try expect(
      ["who", "any Catalog"],
      prints: """
        catalog: Catalog, a singleton (Core/Sources/ShopCore/Catalog.swift:29)

        Needed directly by 1 of 15 providers
          basket  needs it  Sources/Baskets/Basket.swift:25

        Needed through others by 2 of 15 providers
          Visit.shopkeeper  asks later for basket  Sources/BookShop/Shopkeeper.swift:13
          checkout          needs basket           Sources/Ordering/Checkout.swift:23

        """)
  }

  @Test func needs() throws {
    try expect(
      ["needs", "Visit.shopkeeper"],
      prints: """
        Visit.shopkeeper: Shopkeeper, new each time, in Visit (Sources/BookShop/Shopkeeper.swift:9)

        Visit.shopkeeper
        ├─ Visit.customer                         an input of Visit
        ├─ Visit.wishList                         a singleton of Visit
        ├─ journal                                a singleton
        ├─ later: basket                          a singleton for each customer
        │  └─ catalog                             a singleton
        └─ later: checkout                        new each time
           ├─ basket (shown above)                a singleton for each customer
           ├─ discounts                           a collection
           │  ├─ element: regularsDiscount        new each time
           │  └─ element: pileDiscount            new each time
           ├─ Ordering.paymentGateway             a requirement, met by BookShop.paymentGateway
           │  └─ met by: BookShop.paymentGateway  a singleton
           │     └─ cardLimit                     new each time
           ├─ orderNumbers                        a singleton
           └─ journal                             a singleton

        It needs 13 providers.

        """)
  }

  @Test func whynot() throws {
    try expect(
      ["whynot", "PaymentGateway", "--for", "checkout"],
      prints: """
        checkout: Checkout, new each time (Sources/Ordering/Checkout.swift:20)

        The parameter paymentGateway: PaymentGateway gets Ordering.paymentGateway \
        (Sources/Ordering/PaymentGateway.swift:5), a requirement, met by BookShop.paymentGateway, by rule 3: the provider \
        of its type that has no name
        No other provider has its type.

        """)
  }

  @Test func order() throws {
    try expect(
      ["order"],
      prints: """
        warmUp() of a Container builds nothing: none of its providers says 'eager'.

        The longest chain of needs: 4 providers, each built from the next
          checkout                     Sources/Ordering/Checkout.swift:20
            Ordering.paymentGateway    Sources/Ordering/PaymentGateway.swift:5
              BookShop.paymentGateway  Sources/BookShop/CardReader.swift:8
                cardLimit              Sources/BookShop/CardReader.swift:18

        """)
  }

  @Test func containers() throws {
    try expect(
      ["containers"],
      prints: """
        Container
          made by   Container()
          keeps     basket(customer: Customer): Basket, one for each customer
                    BookShop.paymentGateway: PaymentGateway, in the sources of BookShop
                    orderNumbers: OrderNumbers
                    catalog: Catalog
                    journal: Journal
          makes     cardLimit: Money
                    checkout(customer: Customer): Checkout
                    discounts: [any Discount]
                    pileDiscount: PileDiscount
                    regularsDiscount: RegularsDiscount
          requires  Ordering.paymentGateway: PaymentGateway, in the sources of Ordering
          children  visit(customer: Customer): VisitContainer

        Visit, a child of Container (Sources/BookShop/Visit.swift:8)
          made by  visit(customer:) of a Container
          inputs   customer: Customer
          keeps    wishList: WishList
          makes    shopkeeper: Shopkeeper

        """)
  }

  @Test func unused() throws {
    try expect(["unused"], prints: "Everything is used, as far as can be proven.\n")
  }

  @Test func graphAsMermaid() throws {
    let (code, output, _) = try Shop.ask(
      "graph", "--format", "mermaid", "--around", "catalog", "--depth", "1")
    #expect(code == 0)
    #expect(
      output == """
        flowchart LR
          subgraph m0["Baskets"]
            n0(["basket"])
          end
          subgraph m1["ShopCore"]
            n1(["catalog"])
          end
          n0 --> n1

        """)
  }

  @Test func lockKeepsNoLines() throws {
    let workshop = try Workshop()
    let file = workshop.path("di.lock")
    #expect(try Shop.ask("lock", "--file", file).code == 0)
    let text = workshop.read("di.lock") ?? ""
    #expect(
      text.contains(
        "\nOrdering.paymentGateway: PaymentGateway, requirement\n  is met by BookShop.paymentGateway\n"))
    #expect(!text.contains(".swift"))
    let check = try Shop.ask("lock", "--check", "--file", file)
    #expect(check.code == 0)
    #expect(check.output == "")
  }

  @Test func aSlipInAKeyIsNoticed() throws {
    let (code, output, errors) = try Shop.ask("why", "cataloge")
    #expect(code == 1)
    #expect(output == "")
    #expect(errors == "di: error: nothing is provided as 'cataloge' in BookShop; did you mean 'catalog'?\n")
  }
}
