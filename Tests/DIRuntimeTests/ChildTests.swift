// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Child containers")
struct ChildTests {
  private let ada = Visitor("Ada")

  @Test("A child has its inputs, its own values, and all of its parent's")
  func has() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "secret")
    #expect(visit.user === ada && visit.badge == "secret")
    #expect(visit.cart.user === ada && visit.cart === visit.cart)
    #expect(try visit.coupon === visit.coupon)
    #expect(visit.tray(name: "a") === visit.tray(name: "a"))
    #expect(visit.tray(name: "a").cart === visit.cart)
    #expect(visit.leaf.cart === visit.cart)
    #expect(visit.letter("Dear") == "Dear, Ada")
    #expect(visit.cart.api === container.api)
    #expect(visit.clock as AnyObject === container.clock as AnyObject)
  }

  @Test("What the parent has is built and kept by the parent, whoever asks first")
  func builtByParent() {
    let container = Container.shop()
    var visit: VisitContainer? = container.visit(user: ada, badge: "")
    let visits = visit!.visits
    let clock = visit!.clock
    visit = nil
    #expect(container.visits === visits)
    #expect(container.clock as AnyObject === clock as AnyObject)
    #expect(!(visits.container is VisitContainer))
  }

  @Test("Siblings are independent")
  func siblings() {
    let container = Container.shop()
    let (one, other) = (
      container.visit(user: ada, badge: "1"), container.visit(user: Visitor("Bea"), badge: "2")
    )
    #expect(one.cart !== other.cart && one.cart.api === other.cart.api)
    #expect(one.user === ada && other.user.name == "Bea")
    #expect(one.guide !== other.guide)
  }

  @Test("A child of a child has all of both")
  func grandchild() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "1")
    let payment = visit.payment(card: "visa")
    #expect(payment.receipt === payment.receipt && payment.receipt.card == "visa")
    #expect(payment.receipt.cart === visit.cart && payment.cart === visit.cart)
    #expect(payment.user === ada && payment.api === container.api)
    #expect(payment.tray(name: "b") === visit.tray(name: "b"))
    #expect(try payment.coupon === visit.coupon)
    let guide = payment.guide
    #expect(visit.guide === guide)
    #expect(visit.payment(card: "other").receipt.cart === payment.receipt.cart)
  }

  @Test("A child of a child of its own kind has its own, also where only the outer one has been asked")
  func nestedInItsOwnKind() throws {
    let outer = Container.shop().visit(user: ada, badge: "1")
    _ = (outer.user, outer.cart, try outer.coupon)
    let inner = outer.visit(user: Visitor("Bea"), badge: "2")
    #expect(inner.user.name == "Bea" && inner.badge == "2" && outer.user === ada)
    #expect(inner.cart !== outer.cart && inner.cart.user === inner.user && inner.cart.api === outer.cart.api)
    #expect(try inner.coupon !== outer.coupon)
  }

  @Test("A dropped child frees just its own, and the parent goes on")
  func frees() {
    let container = Container.shop()
    var visit: VisitContainer? = container.visit(user: Visitor("Bea"), badge: "1")
    let itself = WeakReference(visit!)
    let user = WeakReference(visit!.user)
    let cart = WeakReference(visit!.cart)
    let clerk = WeakReference(visit!.clerk)
    let tray = WeakReference(visit!.tray(name: "a"))
    let receipt = WeakReference(visit!.payment(card: "visa").receipt)
    let api = WeakReference(visit!.api)
    #expect(receipt.object == nil)
    #expect(cart.object != nil && clerk.object != nil && tray.object != nil && user.object != nil)
    visit = nil
    #expect(itself.object == nil && user.object == nil && cart.object == nil)
    #expect(clerk.object == nil && tray.object == nil)
    #expect(api.object === container.api)
  }

  @Test("What a child was made with is freed with it and the last of its views, and those of its children")
  func freesInputs() {
    let container = Container.shop()
    var visit: VisitContainer? = container.visit(user: Visitor("Eve"), badge: "")
    let user = WeakReference(visit!.user)
    var payment: PaymentContainer? = visit!.payment(card: "").overriding { _ in }
    var view: PaymentContainer? = payment!._view
    visit = nil
    payment = nil
    #expect(view?.user === user.object && view?.user.name == "Eve")
    view = nil
    #expect(user.object == nil)
  }

  @Test("A child owns its parent")
  func owns() {
    var container: Container? = Container.shop()
    let itself = WeakReference(container!)
    var visit: VisitContainer? = container!.visit(user: ada, badge: "1")
    var payment: PaymentContainer? = visit!.payment(card: "visa")
    let api = visit!.api
    (container, visit) = (nil, nil)
    #expect(itself.object != nil && payment!.api === api && payment!.cart.api === api)
    payment = nil
    #expect(itself.object == nil)
  }

  @Test("A provider of the child gets the child, as a view of its class")
  func views() {
    let container = Container.shop()
    var visit: VisitContainer? = container.visit(user: ada, badge: "1")
    let clerk = visit!.clerk
    #expect(clerk.container.cart === visit!.cart && clerk.cart.value === visit!.cart)
    #expect(clerk.leaf().cart === visit!.cart && clerk.api.value === container.api)
    #expect(visit!.banner.container is VisitContainer)
    let cart = WeakReference(visit!.cart)
    visit = nil
    #expect(cart.object == nil)
    // The view outlives it, and knows its inputs and the parent; values that it still builds are kept nowhere.
    #expect(clerk.container.user === ada)
    guard buildsWhatIsGone else { return }
    #expect(clerk.container.cart !== clerk.container.cart)
    #expect(clerk.container.cart.api === container.api)
    #expect(clerk.cart.value !== clerk.cart.value)
  }

  @Test("A child that is made from a view does not own the container")
  func madeFromView() {
    var container: Container? = Container.shop()
    let itself = WeakReference(container!)
    let visit = container!.visits.container.visit(user: ada, badge: "1")
    #expect(visit.api === container!.api && visit.cart.api === container!.api)
    container = nil
    #expect(itself.object == nil)
    #expect(visit.user === ada)
    guard buildsWhatIsGone else { return }
    #expect(visit.cart === visit.cart)
    #expect(visit.api !== visit.api)
  }

  @Test("Overrides of the parent hold in its children, those of children too")
  func overriddenAbove() throws {
    let container = Container.shop {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.cart) { c in Cart(user: Visitor(c.user.name + "!"), api: c.api) }
      $0.override(.letter) { c, text in "\(text) \(c.badge)" }
    }
    let visit = container.visit(user: ada, badge: "1")
    #expect(visit.cart.api.clock.now() == 7 && visit.cart.user.name == "Ada!" && visit.cart === visit.cart)
    #expect(visit.letter("To") == "To 1")
    #expect(visit.payment(card: "c").receipt.cart === visit.cart)
  }

  @Test("A child's overrides are its own, with what depends on them; the parent never sees them")
  func overriding() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "1")
    let scope: VisitContainer = visit.overriding { $0.override(.clock) { _ in FrozenClock() } }
    #expect(scope.api.clock.now() == 7 && scope.cart.api === scope.api && scope.cart !== visit.cart)
    #expect(try scope.coupon === visit.coupon)
    #expect(scope.user === ada && scope.leaf.cart === scope.cart)
    #expect(container.api.clock.now() == 42 && visit.api.clock.now() == 42)
    #expect(scope.clerk !== visit.clerk && scope.clerk.container.cart === scope.cart)
    #expect(scope.payment(card: "c").receipt.cart === scope.cart)
  }

  @Test("Inputs can be overridden")
  func overriddenInputs() throws {
    let visit = Container.shop().visit(user: ada, badge: "1")
    let scope = visit.overriding { $0.override(.user) { c in Visitor(c.original(.user).name + c.badge) } }
    #expect(scope.user.name == "Ada1" && scope.user === scope.user && scope.cart.user === scope.user)
    #expect(scope.badge == "1" && scope.api === visit.api && visit.cart.user === ada)
    #expect(try scope.coupon !== visit.coupon)
    let outer = visit.payment(card: "c").overriding { $0.override(.card) { _ in "d" } }
    #expect(outer.receipt.card == "d" && outer.receipt.cart === visit.cart)
  }

  @Test(
    "A view of a child with overrides keeps to them when the child is gone", .enabled(if: buildsWhatIsGone))
  func viewOfOverriding() {
    let visit = Container.shop().visit(user: ada, badge: "1")
    let view = visit.overriding { $0.override(.clock) { _ in FrozenClock() } }._view
    #expect(view.api.clock.now() == 7 && view.cart.api.clock.now() == 7 && view.user === ada)
  }

  @Test("Fresh and original work on a child's providers")
  func fresh() throws {
    let visit = Container.shop {
      $0.override(.cart) { c in Cart(user: Visitor("Bea"), api: c.original(.cart).api) }
    }.visit(user: ada, badge: "1")
    #expect(visit.fresh(.cart) !== visit.cart && visit.fresh(.cart).user.name == "Bea")
    #expect(visit.cart.api === visit.api)
    #expect(try visit.fresh(.coupon) !== visit.coupon)
    #expect(visit.fresh(.letter, "Hi") == "Hi, Ada" && visit.fresh(.api) !== visit.api)
    #expect(visit.payment(card: "c").fresh(.cart) !== visit.cart)
  }

  @Test("A failed build is tried again")
  func failure() throws {
    let visit = Container.shop().visit(user: Visitor(""), badge: "1")
    #expect(throws: Failure.failed(0)) { try visit.coupon }
    #expect(throws: Failure.failed(0)) { try visit.payment(card: "c").coupon }
    #expect(try visit.overriding { $0.override(.user) { _ in Visitor("Ada") } }.coupon.user.name == "Ada")
  }

  @Test("What is registered on the parent is found through a child, and not the other way round")
  func dynamic() throws {
    let container = Container.shop()
    let visit = container.visit(user: ada, badge: "1")
    container.dynamic.register(Link.self) { _ in Link(name: "parent") }
    #expect(try visit.dynamic.resolve(Link.self).name == "parent")
    visit.dynamic.register(Link.self) { _ in Link(name: "child") }
    #expect(try visit.dynamic.resolve(Link.self).name == "child")
    #expect(try container.dynamic.resolve(Link.self).name == "parent")
  }

  @Test("8 threads share a container and a child, and make and drop children of their own", arguments: 0..<4)
  func threads(round: Int) async {
    for _ in 0..<50 {
      let container = Container.shop()
      let shared = container.visit(user: Visitor("Ada"), badge: "1")
      let results = await race(8) { number in
        let mine = number.isMultiple(of: 2) ? shared : shared._view
        let own = container.visit(user: Visitor("\(number)"), badge: "2")
        let scope = own.overriding { $0.override(.clock) { _ in FrozenClock() } }
        let isSound =
          mine.cart === shared.cart && own.cart !== shared.cart && own.cart.user.name == "\(number)"
          && scope.cart.api.clock.now() == 7 && mine.clerk.cart.value === mine.cart
          && own.payment(card: "c").receipt.cart === own.cart && (try? mine.coupon) === (try? shared.coupon)
        return (isSound, ObjectIdentifier(mine.api), ObjectIdentifier(own.api))
      }
      #expect(results.allSatisfy { $0.0 })
      #expect(Set(results.flatMap { [$0.1, $0.2] }) == [ObjectIdentifier(container.api)])
    }
  }
}
