// SPDX-License-Identifier: MIT

import Base
import DIRuntime
import Dispatch
import Harness

/// Reading what is built.
func accessCases() -> [Case] {
  let (container, hand, base) = (Container(), Hand(), HandBase())
  let session = container.session(number: 1)
  let handSession = HandSession(parent: HandContainer(), number: 1)
  let holder = withContainer(container) { Holder() }
  return [
    Case(
      "kept, behind a protocol", hand: { for _ in 0..<$0 { sink(hand.router) } },
      ours: { for _ in 0..<$0 { sink(container.router) } }),
    Case(
      "kept, a class", hand: { for _ in 0..<$0 { sink(hand.store) } },
      ours: { for _ in 0..<$0 { sink(container.store) } }),
    Case(
      "kept, of another module", hand: { for _ in 0..<$0 { sink(base.clock) } },
      ours: { for _ in 0..<$0 { sink(container.clock) } }),
    Case(
      "kept, used in the expression", hand: { for _ in 0..<$0 { use(hand.router.now()) } },
      ours: { for _ in 0..<$0 { use(container.router.now()) } }),
    Case(
      "kept by the parent of a child", hand: { for _ in 0..<$0 { sink(hand.router) } },
      ours: { for _ in 0..<$0 { sink(session.router) } }),
    Case(
      "kept by a child", hand: { for _ in 0..<$0 { sink(handSession.account) } },
      ours: { for _ in 0..<$0 { sink(session.account) } }),
    Case(
      "through @Injected", hand: { for _ in 0..<$0 { sink(hand.router) } },
      ours: { for _ in 0..<$0 { sink(holder.router) } }),
    Case(
      "a transient through @Injected", hand: { for _ in 0..<$0 { sink(hand.store) } },
      ours: { for _ in 0..<$0 { sink(holder.first) } }),
    Case(
      "a requirement", hand: { for _ in 0..<$0 { sink(hand.bank) } },
      ours: { readRequirement(container, $0) }),
    Case(
      "kept, two threads at once",
      hand: { count in twice { for _ in 0..<count { sink(hand.router) } } },
      ours: { count in twice { for _ in 0..<count { sink(container.router) } } }),
  ]
}

@_optimize(none)
private func use(_ number: Int) {}

/// Runs a loop on two threads at once.
private func twice(_ loop: @Sendable () -> Void) {
  DispatchQueue.concurrentPerform(iterations: 2) { _ in loop() }
}
