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
  private let bindings: LateBindings?
  /// For each provider those that need it directly.
  private let dependents: [[Int]]
  /// The providers that may need any other.
  private let needingAll: [Int]

  /// - Parameters:
  ///   - tied: The plan's modules.
  ///   - meetings: What meets the requirements that modules have, which they cannot know: a line for each.
  ///   - bindings: What the modules bind in one another.
  init(_ tied: [TiedModule], meetings: StaticString? = nil, bindings: LateBindings? = nil) {
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
    for meeting in NeedsLine.all(in: meetings) {
      if let number = numbers[meeting.name] { needs[number] += meeting.needs.map { ($0, $0) } }
    }
    let bound = bindings.map { BoundProviders($0) { Self.number(of: $0, in: modules) } }
    for number in bound?.replaced ?? [] { needs[number] = [] }
    self.modules = modules
    self.bindings = bindings
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
    for (number, needed) in bound?.needs ?? [] { dependents[needed].append(number) }
    (self.dependents, self.needingAll) = (dependents, needingAll)
  }

  /// For each provider, whether its value is another one where some are overridden.
  func providers(changedBy keys: [KeyID]) -> [Bool] {
    var isChanged = Array(repeating: false, count: dependents.count)
    let changed = bindings.map { bindings in keys.flatMap(bindings.changed) } ?? keys
    var next = changed.compactMap { Self.number(of: $0, in: modules) } + needingAll
    while let provider = next.popLast() {
      if isChanged[provider] { continue }
      isChanged[provider] = true
      next += dependents[provider]
    }
    return isChanged
  }

  /// The provider of a key, if it is known.
  func number(of key: KeyID) -> Int? { Self.number(of: key, in: modules) }

  private static func number(of key: KeyID, in modules: [Module]) -> Int? {
    // A module has slots for the kept ones only; the numbers of the others go on after them.
    let module = modules.first { $0.slots.lowerBound == key.slot - key.index }
    return module.flatMap { key.number < $0.providers.count ? $0.providers.lowerBound + key.number : nil }
  }
}

/// What bindings across modules change in who needs whom, by numbers.
private struct BoundProviders {
  /// What needs only what took its place.
  var replaced: [Int] = []
  var needs: [(provider: Int, needed: Int)] = []

  init(_ bindings: LateBindings, _ number: (KeyID) -> Int?) {
    for (key, replacement) in bindings.replacements {
      guard let old = number(key) else { continue }
      replaced.append(old)
      if let new = number(replacement.key) { needs.append((old, new)) }
    }
    // Each key of a collection gives all that any of them does.
    for group in bindings.collections.map({ $0.compactMap(number) }) {
      needs += zip(group, group.dropFirst() + group.prefix(1)).map { ($0, $1) }
    }
  }
}
