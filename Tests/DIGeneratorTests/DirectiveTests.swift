// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

extension Directive {
  /// The directive as one line, for comparing.
  fileprivate var text: String {
    let options = options.map { option in
      let values = option.values.map(\.text).joined(separator: "|")
      return (option.label.map { "\($0): " } ?? "") + (option.isList ? "[\(values)]" : values)
    }
    return ([name] + options).joined(separator: ", ") + (excess.map { " + \($0.text)" } ?? "")
      + (isClosed ? "" : " open")
  }
}

@Suite("Directives")
struct DirectiveTests {
  @Test(
    "Reads options as Swift arguments",
    arguments: [
      ("// @provide", "provide"),
      ("//@provide", "provide"),
      ("//   @provide   ", "provide"),
      ("// @provide()", "provide"),
      ("// @provide(singleton, as: Clock)", "provide, singleton, as: Clock"),
      ("// @provide( as: [A , B.C<D, E>], name: x )", "provide, as: [A|B.C<D, E>], name: x"),
      ("// @provide(as: [P]?)", "provide, as: [P]?"),
      ("// @provide (singleton)", "provide + (singleton)"),
      ("// @provide please", "provide + please"),
      ("// @provide(singleton) x", "provide, singleton + x"),
      ("// @provide(singleton", "provide, singleton open"),
      (
        "// @provide(\n//   singleton,\n//   as: [\n//     A,\n//     B,\n//   ]\n// )",
        "provide, singleton, as: [A|B]"
      ),
      ("// @provide(set: [x = f(1, 2), y = 3])", "provide, set: [x = f(1, 2)|y = 3]"),
    ])
  func options(comment: String, expected: String) {
    let declarations = read("\(comment)\nclass A {}").declarations
    #expect(declarations[0].directives.map(\.text) == [expected])
  }

  @Test(
    "Leaves alone what is nobody's business",
    arguments: [
      "/// @provide what you like", "// see @provide", "// @MainActor", "// @param a the a",
      "/** @provide */",
      "// @providers of this kind are many", "// @available(*)", "let s = \"// @provide\"", "// mail@provide",
    ])
  func ignored(text: String) {
    let (declarations, diagnostics) = read("\(text)\nclass A {}")
    #expect(declarations.flatMap(\.directives).isEmpty)
    #expect(diagnostics.isEmpty)
  }

  @Test("Stands above attributes, modifiers and other comments")
  func above() {
    let (declarations, diagnostics) = read(
      """
      // @provide
      /// Documented.
      /* and
         remarked */
      @available(*, deprecated)
      // still
      public
      final class A {}
      """)
    #expect(declarations[0].directives.map(\.text) == ["provide"])
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "Belongs to the right parameter",
    arguments: [
      ("(a: Int /* @arg */, b: Int)", ["a"]),
      ("(a: Int, /* @arg */ b: Int)", ["b"]),
      ("(/* @arg */ a: Int, b: Int)", ["a"]),
      ("(a: /* @arg */ Int, b: Int)", ["a"]),
      ("(a: Int, // @arg\n b: Int)", ["a"]),
      ("(\n a: Int,\n b: Int // @arg\n)", ["b"]),
      ("(\n a: Int, b: Int, // @arg\n c: Int)", ["b"]),
      ("(a: Int, b: Int) // @arg\n", ["b"]),
      ("(a: Int = 1 /* @arg */, b: Int /* @arg */)", ["a", "b"]),
    ])
  func parameters(list: String, expected: [String]) {
    let (declarations, diagnostics) = read("func f\(list) {}")
    let owners = declarations[0].parameters.filter { !$0.directives.isEmpty }.map(\.name)
    #expect(owners == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test("Belongs to a stored property from above and from its line's end")
  func properties() {
    let declarations = read(
      """
      struct S {
        // @arg
        let a: Int
        let b: Int  // @named(x)
        let c: Int = f(1)  // @arg
        var d: Int { 1 }
      }
      """
    ).declarations
    #expect(
      declarations.dropFirst().map { $0.directives.map(\.text) } == [["arg"], ["named, x"], ["arg"], []])
  }

  @Test("Is found behind CRLF line ends and a byte-order mark, at the compiler's columns")
  func places() {
    let declarations = read(
      "\u{FEFF}// @provide(as: P)\r\nclass A {\r\n  /* ä */ let b: Int // @arg\r\n}\r\n"
    ).declarations
    let option = declarations[0].directives[0].options[0].place
    #expect((option.path, option.line, option.column) == ("F.swift", 1, 16))
    let directive = declarations[1].directives[0].place
    #expect((directive.path, directive.line, directive.column) == ("F.swift", 3, 26))
  }
}
