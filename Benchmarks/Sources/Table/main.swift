// SPDX-License-Identifier: MIT

import Platform

// Table [--no-verdicts] < FACTS: prints the figures as one Markdown table. Numbers with dots between them are of the sizes.

let judges = !CommandLine.arguments.contains("--no-verdicts")

func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

do throws(Failure) {
  let facts = try Facts(AnySequence { AnyIterator { readLine() } })
  print(row(Row.heads))
  print(row(Row.heads.indices.map { [0, 1].contains($0) ? "---" : "---:" }))
  for (title, figures) in Figure.all {
    let rows = figures.compactMap { Row($0, facts) }
    if rows.isEmpty { continue }
    print(row(["**\(title)**"] + Row.heads.dropFirst().map { _ in "" }))
    for item in rows { print(row(item.cells(judged: judges))) }
  }
} catch {
  Console.stop("Table: \(error.message)")
}
