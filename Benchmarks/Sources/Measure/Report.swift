// SPDX-License-Identifier: MIT

import Platform

/// The measurements as Markdown: tables of the time on the clock, the processor's time, and memory.
struct Report {
  var groups: [Group]
  var rounds: Int

  private var labels: [String] { groups.first?.commands.map(\.label) ?? [] }

  var text: String {
    """
    Wall time in ms and as a multiple of `\(labels.first ?? "")`: minimum / median of \(rounds) rounds.

    \(times)

    Processor time in ms, in the program and in the system, and as a multiple of `\(labels.first ?? "")`: minimum.

    \(processor)

    The most memory held, in MB.

    \(memory)
    """
  }

  /// The least times as lines of `SIZE<TAB>FIGURE<TAB>LABEL<TAB>ms<TAB>NUMBER`.
  var facts: String {
    let lines = groups.flatMap { group in
      let name = group.name.split(separator: "|").joined(separator: "\t")
      return group.commands.map { "\(name)\t\($0.label)\tms\t\($0.wall[0])" }
    }
    return lines.joined(separator: "\n")
  }

  private var times: String {
    table([""] + labels + ratioHeads) { group in
      let first = group.commands[0].wall
      return group.commands.map { $0.wall.map(decimal).joined(separator: " / ") }
        + group.commands.dropFirst().map { command in
          zip(command.wall, first).map { "\(decimal($0 / $1)) ×" }.joined(separator: " / ")
        }
    }
  }

  private var processor: String {
    table([""] + labels + ratioHeads) { group in
      let times = group.commands.map(\.processor)
      return times.map(decimal) + times.dropFirst().map { "\(decimal($0 / times[0])) ×" }
    }
  }

  private var memory: String {
    table([""] + labels) { $0.commands.map { decimal($0.memory) } }
  }

  private var ratioHeads: [String] { labels.dropFirst().map { "\($0) : \(labels[0])" } }

  private func table(_ heads: [String], _ cells: (Group) -> [String]) -> String {
    let lines = [row(heads), row(["---"] + heads.dropFirst().map { _ in "---:" })]
    return (lines + groups.map { row([$0.name] + cells($0)) }).joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// A number with two digits behind the point below ten, one below a hundred, and none above.
  private func decimal(_ number: Double) -> String {
    let digits = number < 10 ? 2 : number < 100 ? 1 : 0
    let factor = [1, 10, 100][digits]
    let rounded = Int((number * Double(factor)).rounded())
    guard digits > 0 else { return "\(rounded)" }
    let fraction = "\(rounded % factor)"
    return "\(rounded / factor).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}

extension Group.Command {
  /// The minimum and the median, in milliseconds.
  var wall: [Double] {
    let sorted = costs.map(\.wall).sorted()
    let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    return [sorted[0], median].map { Double($0) / 1e6 }
  }

  /// The minimum in milliseconds.
  var processor: Double { Double(costs.map(\.processor).min() ?? 0) / 1e6 }

  /// The maximum in megabytes.
  var memory: Double { Double(costs.map(\.memory).max() ?? 0) / 1e6 }
}
