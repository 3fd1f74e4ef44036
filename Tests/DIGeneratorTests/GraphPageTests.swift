// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIToolCore

/// The page of a graph, as far as it is a text. `Scripts/page.sh` uses it in a browser.
@Suite struct GraphPageTests {
  private static let harmful = [
    "</script><script>alert(1)</script>", "<!--<script>", "%%script%%", "\u{2028}`${alert(1)}`", #"\u003c"\"#,
    // A mark makes one character with the sign behind it or before it. A browser reads two.
    "\u{600}</script><h1>", "<\u{338}</script><h1>",
  ]

  @Test(arguments: harmful) func theDataEndsWhereItShouldAndMeansTheSame(text: String) throws {
    let graph = GraphDocument(tool: "1", root: text)
    let page = GraphPage.html(json: GraphJSON.text(of: graph), title: text)
    let block = try #require(page.components(separatedBy: #"id="graph">"#).dropFirst().first)
    let data = try #require(block.components(separatedBy: "</script>").first)
    #expect(!data.unicodeScalars.contains("<"))
    #expect(try JSONDecoder().decode(GraphDocument.self, from: Data(data.utf8)) == graph)
    #expect(Self.scripts(of: page) == Self.scripts(of: Self.page))
  }

  @Test func theTitleIsNoMarkup() {
    #expect(GraphPage.html(json: "{}", title: "<b>&").contains("<title>&lt;b>&amp;</title>"))
    #expect(GraphPage.html(json: "{}", title: "\u{600}<b>").contains("<title>\u{600}&lt;b></title>"))
  }

  @Test func nothingIsFetched() {
    let page = Self.page.replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "import(", "fetch(", "src=", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func eachPartHasAPlace() {
    #expect(!Self.page.contains("%%"))
    #expect(Self.page.contains("script-src 'sha256-"))
  }

  private static func scripts(of page: String) -> Int { page.components(separatedBy: "<script").count - 1 }

  private static let page = GraphPage.html(json: "{}", title: "App")

  @Test(
    "The policy names the hashes of the style and the script as they are; Tests/Page/hashes.py writes them")
  func hashesOfThePage() {
    #expect(Self.page.contains("style-src 'sha256-\(SHA256.base64(of: GraphPage.style))'"))
    #expect(Self.page.contains("script-src 'sha256-\(SHA256.base64(of: GraphPage.script))'"))
  }

  // The messages of FIPS 180-4's examples, and lengths around the ends of blocks.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ]) func hashes(text: String, expected: String) {
    #expect(SHA256.base64(of: text) == expected)
  }

  @Test(arguments: [
    (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
    (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (65, "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
    (119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
    (120, "Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="),
  ]) func hashesAtTheEndsOfBlocks(count: Int, expected: String) {
    #expect(SHA256.base64(of: String(repeating: "a", count: count)) == expected)
  }
}
