// SPDX-License-Identifier: MIT

import DIRuntime
import Harness

/// Building values anew.
func buildingCases() -> [Case] {
  let container = Container()
  return [
    Case(
      "transient with three dependencies",
      hand: { for _ in 0..<$0 { sink(Tree(first: First(), second: Second(), third: Third())) } },
      ours: { for _ in 0..<$0 { sink(container.tree) } }),
    Case(
      "transient with arguments",
      hand: { for number in 0..<$0 { sink(Titled(first: First(), title: number, isBold: true)) } },
      ours: { for number in 0..<$0 { sink(container.titled(title: number, isBold: true)) } }),
    Case(
      "chain of 10", hand: { for _ in 0..<$0 { sink(handLink10()) } },
      ours: { for _ in 0..<$0 { sink(container.link10) } }),
    Case(
      "chain of 50", hand: { for _ in 0..<$0 { sink(handLink50()) } },
      ours: { for _ in 0..<$0 { sink(container.link50) } }),
    Case(
      "a container and its first value", hand: { for _ in 0..<$0 { sink(HandContainer().node0) } },
      ours: { for _ in 0..<$0 { sink(Container().node0) } }),
  ]
}
