// SPDX-License-Identifier: MIT

import DIRuntime
import Harness

/// Making containers, and dropping them.
func containerCases() -> [Case] {
  let (container, hand) = (Container(), HandContainer())
  return [
    Case(
      "container", hand: { for _ in 0..<$0 { sink(HandContainer()) } },
      ours: { for _ in 0..<$0 { sink(Container()) } }),
    Case(
      "container with an override", hand: { for _ in 0..<$0 { sink(HandContainer { Changing() }) } },
      ours: { for _ in 0..<$0 { sink(Container { $0.override(.changing) { _ in Changing() } }) } }),
    Case(
      "overriding", hand: { for _ in 0..<$0 { sink(HandContainer { Changing() }) } },
      ours: { for _ in 0..<$0 { sink(container.overriding { $0.override(.changing) { _ in Changing() } }) } }),
    Case(
      "child container", hand: { for number in 0..<$0 { sink(HandSession(parent: hand, number: number)) } },
      ours: { for number in 0..<$0 { sink(container.session(number: number)) } }),
  ]
}
