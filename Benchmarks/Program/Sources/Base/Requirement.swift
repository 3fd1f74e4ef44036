// SPDX-License-Identifier: MIT

public import DIRuntime
import Harness

/// Reads what this module requires from above, as its own code does.
public func readRequirement(_ container: Container, _ count: Int) {
  for _ in 0..<count { sink(container.bank) }
}

@_optimize(none)
private func sink(_ bank: any Bank) {}
