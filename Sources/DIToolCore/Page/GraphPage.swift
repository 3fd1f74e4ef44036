// SPDX-License-Identifier: MIT

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
      "policy": policy, "title": title.escapedForMarkup, "style": style, "graph": json.escapedForDataBlock,
      "script": script,
    ]
    let pieces = PageMarkup.text.split(separator: "%%", omittingEmptySubsequences: false).map(String.init)
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? $1 : parts[$1, default: ""] }.joined()
  }

  static let style = [PageStyle.base, PageStyle.pieces, PageStyle.views].joined(separator: "\n")

  static let script = "(() => {\n'use strict';\n" + scripts.joined(separator: "\n") + "})();\n"

  private static let scripts = [
    PageScript.elements, PageScript.model, PageScript.measures, PageScript.search, PageScript.address,
    PageScript.pieces, PageScript.picker, PageScript.wires, PageScript.facts, PageScript.provider,
    PageScript.routes, PageScript.table, PageScript.containers, PageScript.overview, PageScript.main,
  ]

  /// The SHA-256 hashes of the style and the script, in base 64. They change when these do, and a test compares them.
  static let styleHash = "C/a1fnmGxMwBR1O3dpIk0r1nbX606/EbltFyXkNNhPc="
  static let scriptHash = "Uc2IyL8RXHBLFN0tac9ybN5Goccj16hlpFCcX5XzEjk="

  private static let policy = """
    default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; \
    require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'
    """
}

/// The parts of the page's style.
enum PageStyle {}

/// The parts of the page's script, which share one scope.
enum PageScript {}

extension String {
  /// JSON without `<`: an HTML parser looks for nothing else inside a script element. In JSON, `<` stands only in
  /// strings, where an escape means the same.
  fileprivate var escapedForDataBlock: String { writing(["<": "\\u003C"]) }

  fileprivate var escapedForMarkup: String { writing(["&": "&amp;", "<": "&lt;"]) }
}
