// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Dynamic: behind a child container")
struct ChildDynamicTests {
  private let ada = Visitor("Ada")

  @Test("D8: finds what only the child has, of every lifetime, and what its parent has")
  func finds() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "secret")
    let found = visit.dynamic
    #expect(try found.resolve(Visitor.self) === ada)
    #expect(try found.resolve(String.self, name: "badge") == "secret")
    #expect(try found.resolve(Cart.self) === visit.cart)
    #expect(try found.resolve(Coupon.self) === visit.coupon)
    let guide = visit.guide
    #expect(try found.resolve(Guide.self) === guide)
    #expect(try found.resolve(Leaf.self).cart === visit.cart)
    #expect(try found.resolve(API.self) === container.api)
    #expect(try found.resolveAll(Cart.self).count == 1)
  }

  @Test("D8: a child of a child finds what all of them have, and each no more than that")
  func levels() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "")
    let payment = visit.payment(card: "gold")
    #expect(try payment.dynamic.resolve(Receipt.self) === payment.receipt)
    #expect(try payment.dynamic.resolve(Cart.self) === visit.cart)
    #expect(try payment.dynamic.resolve(API.self) === container.api)
    #expect(try payment.dynamic.resolve(String.self, name: "card") == "gold")
    #expect(throws: DynamicError.self) { try visit.dynamic.resolve(Receipt.self) }
    #expect(throws: DynamicError.self) { try container.dynamic.resolve(Cart.self) }
  }

  @Test("D8: siblings have their own; what is overridden is found, and what is registered comes first")
  func siblings() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "")
    let other = container.visit(user: Visitor("Bea"), badge: "")
    #expect(try visit.dynamic.resolve(Cart.self) !== other.dynamic.resolve(Cart.self))
    let scope: VisitContainer = visit.overriding { $0.override(.user) { _ in Visitor("Cid") } }
    #expect(try scope.dynamic.resolve(Visitor.self).name == "Cid")
    #expect(try scope.dynamic.resolve(Cart.self) === scope.cart && scope.cart !== visit.cart)
    let registered = Visitor("Dan")
    container.dynamic.register(using: registered)
    #expect(try visit.dynamic.resolve(Visitor.self) === registered)
    #expect(visit.cart.user === ada)
  }

  @Test("G7: a child of a child, and a sibling, are looked up in apart from the one that is just building")
  func outwards() throws {
    let visit = Container.shop().visit(user: ada, badge: "")
    let texts = Shared<[String]>([])
    @Sendable func scope(of container: VisitContainer, over other: VisitContainer) -> VisitContainer {
      container.overriding {
        $0.override(.leaf) { c in
          let text = message { try other.dynamic.resolve(Leaf.self) }
          texts.withLock { $0.append(text) }
          return Leaf(user: c.user, cart: c.cart)
        }
      }
    }
    let payment = scope(of: visit, over: visit).payment(card: "")
    let sibling = Container.shop().visit(user: Visitor("Bea"), badge: "")
    _ = try scope(of: sibling, over: payment).dynamic.resolve(Leaf.self)
    #expect(texts.withLock { $0 } == ["no error", "no error"])
  }

  @Test("G7: what is the parent's finds nothing of a child's, also in what 'overriding' makes of the child")
  func parents() throws {
    let shop = Container.shop()
    let visit = shop.visit(user: ada, badge: "secret")
    let scope = visit.payment(card: "gold").overriding { $0.override(.user) { _ in Visitor("Cid") } }
    for visits in [visit.visits, scope.visits] {
      let found = visits.container.dynamic
      #expect(try found.resolveIfPresent(Cart.self) == nil)
      #expect(try found.resolveIfPresent(String.self, name: "badge") == nil)
      #expect(!found.contains(Receipt.self) && found.contains(API.self))
    }
    // The same holds for registrations, and for a child of a child.
    visit.dynamic.register(Diary.self, lifetime: .singleton) { Diary() }
    shop.dynamic.register(Int.self) { 7 }
    let found = scope.visits.container.dynamic
    #expect(try found.resolveIfPresent(Diary.self) == nil && found.resolve(Int.self) == 7)
    let cart = scope.cart
    #expect(try scope.dynamic.resolve(Cart.self) === cart && scope.dynamic.contains(Diary.self))
    #expect(try scope.clerk.container.dynamic.resolve(Cart.self) === cart)
    #expect(!scope.clerk.container.dynamic.contains(Receipt.self))
    scope.visits.container.dynamic.register(UInt8.self) { 8 }
    #expect(try scope.dynamic.resolve(UInt8.self) == 8)
  }

  @Test("D8, A9: what was found built is found no more once something is registered in front of it")
  func registeredLater() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "")
    let payment = visit.payment(card: "")
    for _ in 0..<2 {
      #expect(try payment.dynamic.resolve(Cart.self) === visit.cart)
      #expect(try payment.dynamic.resolveIfPresent(API.self) === container.api)
    }
    let (api, other) = (API(clock: FrozenClock()), API(clock: SystemClock()))
    container.dynamic.register(lifetime: .singleton) { api }
    #expect(try payment.dynamic.resolve(API.self) === api && container.api !== api)
    payment.dynamic.register(lifetime: .singleton) { other }
    for _ in 0..<2 { #expect(try payment.dynamic.resolve(API.self) === other) }
    #expect(payment.dynamic.unregister(API.self) && container.dynamic.unregister(API.self))
    #expect(try payment.dynamic.resolve(API.self) === container.api)
  }

  @Test("what comes near is listed, and what is there is there")
  func near() throws {
    let visit = Container.shop().visit(user: ada, badge: "")
    let text = message { try visit.dynamic.resolve(String.self, name: "badg") }
    #expect(text == "nothing is registered for String named 'badg'; there is String named 'badge'")
    #expect(visit.dynamic.contains(Leaf.self) && !visit.dynamic.contains(Receipt.self))
  }
}
