// SPDX-License-Identifier: MIT

import Platform

/// A figure with all that was measured of it.
struct Row {
  let figure: Figure
  let facts: Facts
  /// The sizes at which the figure was measured; 0 where it depends on none.
  let sizes: [Int]

  /// Nil if it was not measured.
  init?(_ figure: Figure, _ facts: Facts) {
    (self.figure, self.facts) = (figure, facts)
    let possible = figure.sizes ?? facts.sizes + [0]
    sizes = possible.filter { facts.number(figure.name, "ours", figure.unit, at: $0) != nil }
    if sizes.isEmpty { return nil }
  }

  static let heads = [
    "", "unit", "ours", "grows", "by hand", "ratio", "goal", "met", "instructions", "by hand", "allocations",
    "by hand",
  ]

  /// Its cells; a figure that was not built or measured as for a user is not judged.
  func cells(judged: Bool) -> [String] {
    let ratios = sizes.compactMap(ratio)
    return [
      figure.name, figure.unit, text(all("ours", figure.unit)), growth, text(all("hand", figure.unit)),
      ratios.map { Decimal.text($0) }.joined(separator: " · "), goal, judged ? verdict : "",
      text(last("ours", "instructions")), text(last("hand", "instructions")),
      text(last("ours", "allocations")), text(last("hand", "allocations")),
    ]
  }

  private func all(_ who: String, _ unit: String) -> [Double] {
    sizes.compactMap { facts.number(figure.name, who, unit, at: $0) }
  }

  /// That of the largest program of which it is known.
  private func last(_ who: String, _ unit: String) -> [Double] {
    Array(all(who, unit).suffix(1))
  }

  private func text(_ numbers: [Double]) -> String { numbers.map(Decimal.text).joined(separator: " · ") }

  private func ratio(at size: Int) -> Double? {
    guard let ours = facts.number(figure.name, "ours", figure.unit, at: size),
      let hand = facts.number(figure.name, "hand", figure.unit, at: size), hand > 0
    else { return nil }
    return ours / hand
  }

  /// The exponent e for which time grows as sizeᵉ, from the smallest program to the largest.
  private var growth: String {
    let ours = all("ours", figure.unit)
    guard sizes.count > 1, let first = ours.first, let last = ours.last, first > 0, last > 0 else {
      return ""
    }
    return "n^\(Decimal.text(log(last / first) / log(Double(sizes[sizes.count - 1]) / Double(sizes[0]))))"
  }

  private var goal: String {
    let time: String? =
      switch figure.goal {
      case .ratio(let most): "≤ \(Decimal.text(most)) ×"
      case .most(let most): "≤ \(Decimal.text(most)) \(figure.unit)"
      case .mostAt(let goals): "≤ \(text(sizes.compactMap { goals[$0] })) \(figure.unit)"
      case nil: nil
      }
    let allocations: String? =
      switch figure.allocations {
      case .asByHand: "as many allocations"
      case .most(let most): "≤ \(Decimal.text(most)) allocations"
      case nil: nil
      }
    return [time, allocations].compactMap(\.self).joined(separator: ", ")
  }

  private var verdict: String {
    let verdicts = [isTimeMet, areAllocationsMet].compactMap(\.self)
    return verdicts.isEmpty ? "" : verdicts.allSatisfy(\.self) ? "yes" : "**no**"
  }

  /// The worst of all sizes counts.
  private var isTimeMet: Bool? {
    switch figure.goal {
    case .ratio(let most): sizes.compactMap(ratio).max().map { $0 <= most }
    case .most(let most): all("ours", figure.unit).max().map { $0 <= most }
    case .mostAt(let goals): zip(sizes, all("ours", figure.unit)).allSatisfy { $1 <= goals[$0] ?? .infinity }
    case nil: nil
    }
  }

  private var areAllocationsMet: Bool? {
    guard let ours = all("ours", "allocations").max() else { return nil }
    switch figure.allocations {
    case .asByHand: return all("hand", "allocations").max().map { ours <= $0 }
    case .most(let most): return ours <= most
    case nil: return nil
    }
  }
}

/// Numbers as people read them.
enum Decimal {
  /// Two digits behind the point below ten, one below a hundred, none above, and commas.
  static func text(_ number: Double) -> String {
    if number < 0 { return number > -0.005 ? "0" : "−" + text(-number) }
    let digits = number < 10 ? 2 : number < 100 ? 1 : 0
    let factor = [1, 10, 100][digits]
    let rounded = Int((number * Double(factor)).rounded())
    guard digits > 0, rounded % factor != 0 else { return commas(rounded / factor) }
    let fraction = "\(rounded % factor)"
    return "\(rounded / factor).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }

  private static func commas(_ number: Int) -> String {
    number < 1000
      ? "\(number)"
      : commas(number / 1000) + "," + String(repeating: "0", count: 3 - "\(number % 1000)".count)
        + "\(number % 1000)"
  }
}
