// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("What views read of a container")
struct LeaseTests {
  enum Kind: CaseIterable {
    case child, overriding, childOfOverriding

    var container: VisitContainer {
      let shop = Container.shop()
      let visitor = Visitor("Ada")
      switch self {
      case .child: return shop.visit(user: visitor, badge: "A1")
      case .overriding:
        return shop.visit(user: Visitor("Bob"), badge: "B2").overriding {
          $0.override(.user) { _ in visitor }
          $0.override(.api) { c in API(clock: c.clock) }
        }
      case .childOfOverriding:
        return shop.overriding { $0.override(.api) { c in API(clock: c.clock) } }.visit(
          user: visitor, badge: "A1")
      }
    }
  }

  @Test(
    "is whole while that goes, and freed when the last of them has read", .timeLimit(.minutes(1)),
    arguments: Kind.allCases)
  func racingDrop(kind: Kind) async {
    for _ in 0..<100 {
      let clerk: Clerk
      let owner: Owner
      do {
        let container = kind.container
        (clerk, owner) = (container.clerk, Owner(container))
      }
      let cart = WeakReference(clerk.cart.value)
      let api = WeakReference(clerk.container.api)
      let intact = await race(4) { number in
        if number == 0 { owner.drop() }
        return (0..<50).allSatisfy { _ in
          clerk.cart.value.user.name == "Ada" && clerk.container.cart.user.name == "Ada"
            && clerk.api.value.clock.now() == 42 && clerk.leaf().user.name == "Ada"
        }
      }
      #expect(intact == [true, true, true, true])
      // By a task of its own, where somebody was reading when the container went.
      while cart.object != nil { await Task.yield() }
      // What the clerk has from now on may be from the parent, which goes a little later.
      let last = [clerk.cart.value.api, clerk.api.value]
      while let object = api.object, !last.contains(where: { $0 === object }) { await Task.yield() }
    }
  }
}
