// SPDX-License-Identifier: MIT

import DIRuntime
import Harness

/// Looking up while the program runs.
func dynamicCases(size: Int) -> [Case] {
  let hand = Hand()
  let registered = filled(size)
  registered.register((any Router).self, lifetime: .singleton) { MainRouter() }
  let generated = Container().dynamic
  return [
    Case(
      "dynamic, registered", hand: { for _ in 0..<$0 { sink(hand.router) } },
      ours: { for _ in 0..<$0 { sink(find(registered)) } }),
    Case(
      "dynamic, a generated provider", hand: { for _ in 0..<$0 { sink(hand.router) } },
      ours: { for _ in 0..<$0 { sink(find(generated)) } }),
    Case(
      "dynamic, all registrations", hand: { for _ in 0..<$0 { sink(HandContainer()) } },
      ours: { for _ in 0..<$0 { sink(filled(size)) } }),
  ]
}

private func find(_ container: DynamicContainer) -> any Router {
  do { return try container.resolve((any Router).self) } catch { fatalError("\(error)") }
}

/// A thousand types at most; then the same under names.
private func filled(_ size: Int) -> DynamicContainer {
  let container = DynamicContainer()
  registerNodes(in: container, name: nil)
  for name in 1..<max(size / 1000, 1) { registerNodes(in: container, name: "name\(name)") }
  return container
}
