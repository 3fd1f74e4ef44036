// SPDX-License-Identifier: MIT

import Testing

/// The pages are short enough to be read.
@Suite("Lengths of pages")
struct PageLengthTests {
  private static let pages = DocumentedPage.articles.filter { $0.path.contains("/DIRuntime.docc/") }

  private static func words(in text: some StringProtocol) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }

  @Test("All pages together have at most 30,000 words")
  func all() {
    #expect(Self.pages.map { Self.words(in: $0.text) }.reduce(0, +) <= 30_000)
  }

  @Test("A page of a feature has at most 150 words before its first program")
  func features() {
    let features = Self.pages.filter { $0.text.contains("\nAsked for as: ") }
    #expect(features.count > 10)
    for page in features {
      let end = page.text.firstRange(of: "```swift")?.lowerBound ?? page.text.endIndex
      #expect(Self.words(in: page.text[..<end]) <= 150, "\(page.path)")
    }
  }
}
