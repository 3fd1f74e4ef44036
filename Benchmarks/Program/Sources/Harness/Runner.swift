// SPDX-License-Identifier: MIT

import Allocations

/// Measures cases as the command line says, and prints facts: `SIZE<TAB>CASE<TAB>WHO<TAB>WHAT<TAB>NUMBER`.
public struct Runner {
  private let cases: [Case]
  private let size: Int

  /// - Parameters:
  ///   - cases: What can be measured.
  ///   - size: How many providers the program has.
  public init(_ cases: [Case], size: Int) {
    (self.cases, self.size) = (cases, size)
  }

  /// Does what the words say.
  ///
  /// - `time ROUNDS`: nanoseconds for each time; the least of the rounds.
  /// - `allocations`: how many there are for each time, and their bytes.
  /// - `loop CASE WHO COUNT`: does it that often, to be watched from outside.
  /// - `list`: the names of the cases and who does them.
  public func run(_ words: [String]) {
    switch (words.first, words.count) {
    case ("time", 2): cases.forEach { time($0, rounds: Int(words[1]) ?? 1) }
    case ("allocations", 1): cases.forEach(countAllocations)
    case ("loop", 4): loop(words[1], words[2], Int(words[3]) ?? 0)
    case ("list", 1):
      for item in cases { for loop in item.loops { print(item.name, loop.who, separator: "\t") } }
    default: fatalError("usage: time ROUNDS | allocations | loop CASE WHO COUNT | list")
    }
  }

  /// Those who are compared take turns: whatever slows the machine for a while slows both.
  private func time(_ item: Case, rounds: Int) {
    let counts = item.loops.map { count(for: $0.run) }
    var best = item.loops.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, loop) in item.loops.enumerated() {
        best[index] = min(best[index], nanoseconds(loop.run, counts[index]) / Double(counts[index]))
      }
    }
    for (loop, time) in zip(item.loops, best) { fact(item, loop.who, "ns", time) }
  }

  /// How many times take about a millisecond.
  private func count(for loop: Case.Loop) -> Int {
    var count = 1
    loop(1)
    while nanoseconds(loop, count) < 1_000_000 { count *= 2 }
    return count
  }

  private func nanoseconds(_ loop: Case.Loop, _ count: Int) -> Double {
    let time = ContinuousClock().measure { loop(count) }.components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }

  private func countAllocations(_ item: Case) {
    let count = 10
    for loop in item.loops {
      loop.run(1)
      let before = (allocations_made(), allocations_bytes())
      loop.run(count)
      let after = (allocations_made(), allocations_bytes())
      fact(item, loop.who, "allocations", Double(after.0 - before.0) / Double(count))
      fact(item, loop.who, "bytes", Double(after.1 - before.1) / Double(count))
    }
  }

  private func loop(_ name: String, _ who: String, _ count: Int) {
    guard let item = cases.first(where: { $0.name == name }),
      let loop = item.loops.first(where: { $0.who == who })
    else { fatalError("no case \(name) by \(who)") }
    loop.run(count)
  }

  private func fact(_ item: Case, _ who: String, _ what: String, _ number: Double) {
    print(size, item.name, who, what, number, separator: "\t")
  }
}
