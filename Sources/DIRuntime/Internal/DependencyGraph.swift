// SPDX-License-Identifier: MIT

/// Which providers of a plan need which: what decides about what `overriding` shares.
///
/// Providers are numbered through all modules of the plan. What nothing is known of counts as needing all others:
/// a provider that its module says nothing about, and one that needs a provider nobody has heard of.
final class DependencyGraph: Sendable {
  let numbers: ProviderNumbers
  /// For each provider those that need it directly.
  private let dependents: [[Int]]
  /// The providers that may need any other.
  private let needingAll: [Int]

  /// - Parameters:
  ///   - modules: The plan's modules.
  ///   - meetings: What meets the requirements that modules have, which they cannot know: a line for each.
  ///   - bindings: What the modules bind in one another.
  init(_ modules: [TiedModule], meetings: StaticString?, bindings: LateBindings) {
    var numbers = ProviderNumbers()
    for module in modules { numbers.add(module) }
    for meeting in NeedsLine.all(in: meetings) { numbers.add(meeting) }
    for key in bindings.replacements.keys { numbers.forgetNeeds(of: key) }
    var dependents = Array(repeating: [Int](), count: numbers.needs.count)
    var needingAll: [Int] = []
    for (number, needs) in numbers.needs.enumerated() {
      for name in needs.names {
        if let needed = numbers.number(named: name, in: needs.module) {
          dependents[needed].append(number)
        } else {
          needingAll.append(number)
        }
      }
    }
    // Each of a group gives what any of them does: so each needs the next one.
    for group in bindings.groups.map({ $0.compactMap(numbers.number) }) {
      for (number, needed) in zip(group, group.dropFirst() + group.prefix(1)) {
        dependents[needed].append(number)
      }
    }
    (self.numbers, self.dependents, self.needingAll) = (numbers, dependents, needingAll)
  }

  /// For each provider, whether its value is another one where some are overridden.
  func providers(changedBy keys: [KeyID]) -> [Bool] {
    var isChanged = Array(repeating: false, count: dependents.count)
    var next = keys.compactMap(numbers.number) + needingAll
    while let provider = next.popLast() {
      if isChanged[provider] { continue }
      isChanged[provider] = true
      next += dependents[provider]
    }
    return isChanged
  }
}

/// The providers of a plan by their numbers, with what they say they need.
struct ProviderNumbers: Sendable {
  /// For each provider its module, and the names of what it needs.
  private(set) var needs: [(module: String, names: [String])] = []
  /// The numbers of a module's providers, by its first slot.
  private var modules: [Int: Range<Int>] = [:]
  /// By the names of modules and providers.
  private var numbers: [String: Int] = [:]

  mutating func add(_ module: TiedModule) {
    let start = needs.count
    for line in NeedsLine.all(in: module.needs) {
      numbers["\(module.name).\(line.name)"] = needs.count
      needs.append((module.name, line.needs))
    }
    while needs.count < start + module.slots.count { needs.append((module.name, ["*"])) }
    modules[module.slots.lowerBound] = start..<needs.count
  }

  /// Adds to what a requirement needs.
  mutating func add(_ meeting: NeedsLine) {
    if let number = numbers[meeting.name] { needs[number].names += meeting.needs }
  }

  mutating func forgetNeeds(of key: KeyID) {
    if let number = number(of: key) { needs[number].names = [] }
  }

  func number(named name: String, in module: String) -> Int? {
    numbers["\(module).\(name)"] ?? numbers[name]
  }

  /// The provider of a key, if it is known.
  func number(of key: KeyID) -> Int? {
    // A module has slots for the kept ones only; the numbers of the others go on after them.
    guard let providers = modules[key.base.pointee._value], key.number < providers.count else { return nil }
    return providers.lowerBound + Int(key.number)
  }
}
