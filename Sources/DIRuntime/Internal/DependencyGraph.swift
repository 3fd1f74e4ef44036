// SPDX-License-Identifier: MIT

/// Which providers of a plan need which: what decides about what `overriding` shares.
///
/// Providers are numbered through all modules of the plan. What nothing is known of counts as needing all others:
/// a provider that its module says nothing about, and one that needs a provider nobody has heard of.
final class DependencyGraph: Sendable {
  private struct Module: Sendable {
    let slots: Range<Int>
    /// The numbers in this graph of the module's providers.
    let providers: Range<Int>
  }

  private let modules: [Module]
  /// For each provider those that need it directly.
  private let dependents: [[Int]]
  /// The providers that may need any other.
  private let needingAll: [Int]

  init(_ tied: [TiedModule]) {
    // For each provider by what names its needs are found: its module's in front, or not.
    var needs: [[(inModule: String, anywhere: String)]] = []
    var modules: [Module] = []
    var numbers: [String: Int] = [:]
    for module in tied {
      let start = needs.count
      for line in NeedsLine.all(in: module.needs) {
        numbers[module.name + "." + line.name] = needs.count
        needs.append(line.needs.map { (module.name + "." + $0, $0) })
      }
      while needs.count < start + module.slots.count { needs.append([("*", "*")]) }
      modules.append(Module(slots: module.slots, providers: start..<needs.count))
    }
    self.modules = modules
    var dependents = Array(repeating: [Int](), count: needs.count)
    var needingAll: [Int] = []
    for (number, needs) in needs.enumerated() {
      for need in needs {
        if let needed = numbers[need.inModule] ?? numbers[need.anywhere] {
          dependents[needed].append(number)
        } else {
          needingAll.append(number)
        }
      }
    }
    (self.dependents, self.needingAll) = (dependents, needingAll)
  }

  /// For each slot, whether its value is another one where some providers are overridden.
  func slots(changedBy keys: [KeyID]) -> [Bool] {
    var isChanged = Array(repeating: false, count: dependents.count)
    var next = keys.compactMap(number) + needingAll
    while let provider = next.popLast() {
      if isChanged[provider] { continue }
      isChanged[provider] = true
      next += dependents[provider]
    }
    var slots = Array(repeating: false, count: modules.map(\.slots.upperBound).max() ?? 0)
    for module in modules {
      for (slot, provider) in zip(module.slots, module.providers) { slots[slot] = isChanged[provider] }
    }
    return slots
  }

  private func number(of key: KeyID) -> Int? {
    // A module has slots for the kept ones only; the numbers of the others go on after them.
    let module = modules.first { $0.slots.lowerBound == key.slot - key.index }
    return module.flatMap { key.index < $0.providers.count ? $0.providers.lowerBound + key.index : nil }
  }
}
