// SPDX-License-Identifier: MIT

import DIPage

/// A graph as one HTML file: the data, a style and a script, and nothing that a browser would have to fetch.
///
/// The page trusts no text of the sources. The JSON stands in a block that is never run and cannot end early; the script
/// makes elements and text, never markup; and the policy names the only script that may run by its hash.
enum GraphPage {
  /// The page.
  /// - Parameters:
  ///   - json: the graph as ``GraphDocument`` describes it.
  ///   - title: the title of the browser's window.
  /// - Returns: the HTML.
  static func html(json: String, title: String) -> String {
    // One pass in the order of the markup, so that nothing in one part is taken for a place of another.
    let parts = [
      "title": title.escapedForMarkup, "style": style, "graph": json.escapedForDataBlock, "script": script,
    ]
    let pieces = String(cString: diPageMarkup()).split(separator: "%%", omittingEmptySubsequences: false).map(
      String.init)
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? $1 : parts[$1, default: ""] }.joined()
  }

  static let style = String(cString: diPageStyle())

  /// The modules of the script as one, which a browser need not fetch: no line imports, and none exports.
  static let script = String(cString: diPageScript()).split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("import ") }.map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }
    .joined(separator: "\n")
}

extension String {
  /// JSON without `<`: an HTML parser looks for nothing else inside a script element. In JSON, `<` stands only in
  /// strings, where an escape means the same.
  fileprivate var escapedForDataBlock: String { writing(["<": "\\u003C"]) }

  fileprivate var escapedForMarkup: String { writing(["&": "&amp;", "<": "&lt;"]) }
}
