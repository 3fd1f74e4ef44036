// SPDX-License-Identifier: MIT

/// Which providers of a plan need which: what decides about what `overriding` shares.
///
/// Providers are numbered through all modules of the plan. What nothing is known of counts as needing all others:
/// a provider that its module says nothing about, and one that needs a provider nobody has heard of.
final class DependencyGraph: Sendable {
  private struct Module: Sendable {
    let tied: TiedModule
    let lines: [NeedsLine]
    /// The number in this graph of the module's first provider.
    let start: Int

    var providerCount: Int { max(lines.count, tied.slots.count) }
  }

  private let modules: [Module]
  /// For each provider those that need it directly.
  private let dependents: [[Int]]
  /// The providers that may need any other.
  private let needingAll: [Int]

  init(_ tied: [TiedModule]) {
    modules = tied.reduce(into: []) { modules, module in
      let start = modules.last.map { $0.start + $0.providerCount } ?? 0
      modules.append(Module(tied: module, lines: NeedsLine.all(in: module.needs), start: start))
    }
    let numbers = Self.numbers(of: modules)
    var dependents = Array(repeating: [Int](), count: modules.reduce(0) { $0 + $1.providerCount })
    var needingAll: [Int] = []
    for module in modules {
      for index in 0..<module.providerCount {
        let needs = index < module.lines.count ? module.lines[index].needs : ["*"]
        for need in needs {
          if let needed = numbers[module.tied.name + "." + need] ?? numbers[need] {
            dependents[needed].append(module.start + index)
          } else {
            needingAll.append(module.start + index)
          }
        }
      }
    }
    self.dependents = dependents
    self.needingAll = needingAll
  }

  /// The providers by their names, each with its module's in front.
  private static func numbers(of modules: [Module]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for module in modules {
      for (index, line) in module.lines.enumerated() {
        numbers[module.tied.name + "." + line.name] = module.start + index
      }
    }
    return numbers
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
    return slots(of: isChanged)
  }

  private func number(of key: KeyID) -> Int? {
    // A module has slots for the kept ones only; the numbers of the others go on after them.
    let module = modules.first { $0.tied.slots.lowerBound == key.slot - key.index }
    return module.flatMap { key.index < $0.providerCount ? $0.start + key.index : nil }
  }

  private func slots(of isChanged: [Bool]) -> [Bool] {
    let slotCount = modules.map(\.tied.slots.upperBound).max() ?? 0
    var slots = Array(repeating: false, count: slotCount)
    for module in modules {
      for (index, slot) in module.tied.slots.enumerated() { slots[slot] = isChanged[module.start + index] }
    }
    return slots
  }
}
