// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import LogReport

@Suite struct FormatterTests {
  private let report = Report(
    title: "Access report",
    preamble: ["Log: web.log"],
    tables: [
      Table(
        title: "Pages",
        columns: ["Page", "Requests", "Sent", "Share", "Busy"],
        rows: [
          [.text("/a|b,\"c\"_\u{1B}[2J"), .count(12_345), .bytes(1_250_000), .share(0.98765), .bar(0.25)],
          [.text("/a-path-that-is-rather-long-and-goes-on"), .count(7), .bytes(0), .share(0), .bar(0)],
        ]),
      Table(title: "Nobody", columns: ["Who"], rows: []),
    ])

  private func text(width: TerminalWidth?, _ format: Format) -> String {
    Container { $0.override(.terminalWidth) { width } }.formatter(format: format).format(report)
  }

  @Test func alignsText() {
    #expect(
      text(width: nil, .text) == """
        Access report
        =============
        Log: web.log

        Pages
        -----
        Page                                     Requests    Sent   Share  Busy
        /a|b,"c"_�[2J                              12,345  1.3 MB  98.8 %  ▇▇▇▇▇▇
        /a-path-that-is-rather-long-and-goes-on         7     0 B   0.0 %

        Nobody
        ------
        (nothing)

        """)
  }

  @Test func fitsNarrowTerminals() {
    let lines = text(width: TerminalWidth(columns: 50), .text).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 })
    #expect(lines.contains { $0.hasPrefix("/a-path-that-is…  ") })
  }

  @Test func escapesMarkdown() {
    #expect(
      text(width: nil, .markdown) == #"""
        # Access report

        - Log: web.log

        ## Pages

        | Page | Requests | Sent | Share | Busy |
        | --- | ---: | ---: | ---: | --- |
        | /a\|b,"c"\_�\[2J | 12,345 | 1.3 MB | 98.8 % | ▇▇▇▇▇▇ |
        | /a-path-that-is-rather-long-and-goes-on | 7 | 0 B | 0.0 % |  |

        ## Nobody

        Nothing.

        """#)
  }

  @Test func writesRawValuesAsCSV() {
    let lines = text(width: nil, .csv).split(separator: "\n")
    #expect(lines[0] == "section,row,column,value")
    #expect(lines[1] == "Pages,1,Page,\"/a|b,\"\"c\"\"_\u{1B}[2J\"")
    #expect(
      lines[2...5] == [
        "Pages,1,Requests,12345", "Pages,1,Sent,1250000", "Pages,1,Share,0.9877", "Pages,1,Busy,0.25",
      ])
    #expect(lines.count == 11)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"),
    (Int.max, "9223372.0 TB"),
  ])
  func writesSizes(bytes: Int, text: String) {
    #expect(NumberStyle.size(bytes) == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func groupsThousands(number: Int, text: String) {
    #expect(NumberStyle.grouped(number) == text)
  }
}
