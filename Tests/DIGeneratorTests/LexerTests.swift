// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// What the lexer makes of a text, as the tokens' own texts.
private func lex(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return Lexer.tokens(of: bytes).tokens.dropLast().map { String(decoding: bytes[$0.range], as: UTF8.self) }
}

@Suite("Lexer")
struct LexerTests {
  @Test(
    "Splits into tokens",
    arguments: [
      ("let a = 1", ["let", "a", "=", "1"]),
      ("a->b", ["a", "->", "b"]),
      ("A<B<C>>", ["A", "<", "B", "<", "C", ">", ">"]),
      ("x: Int...", ["x", ":", "Int", "..."]),
      ("1...5", ["1", "...", "5"]),
      ("1.5e-3 0x1p-4 0b10_1", ["1.5e-3", "0x1p-4", "0b10_1"]),
      ("`class` $0 #if A", ["`class`", "$0", "#if", "A"]),
      ("a_$b $", ["a_$b", "$"]),
      ("a == b", ["a", "==", "b"]),
      ("a // b\nc", ["a", "c"]),
      ("a/* /* b */ c */d", ["a", "d"]),
      ("\u{FEFF}a", ["a"]),
      ("let\u{A0}größe\u{A0}= 1\u{A0}", ["let", "größe", "=", "1"]),
      ("x:[A<B>]?=nil", ["x", ":", "[", "A", "<", "B", ">", "]", "?", "=", "nil"]),
      ("#!/usr/bin/env swift\na", ["a"]),
      ("größe_1 名前", ["größe_1", "名前"]),
      ("a\r\nb\rc\u{C}d", ["a", "b", "c", "d"]),
      ("a ≤ b √é", ["a", "≤", "b", "√é"]),
    ])
  func tokens(text: String, expected: [String]) {
    #expect(lex(text) == expected)
  }

  @Test(
    "Takes a string literal as one token, whatever is in it",
    arguments: [
      #""""#, #""a""#, #""a \" b""#, #""a // b""#, #""\(f("x"))""#, #""\(f("\(g(")"))"))""#,
      ##"#"a " \( b"#"##,
      ##"#"a \#(f("x")) b"#"##, ##"#"""#"##, "\"\"\"\n a \"b\" \\(c(\"d\"))\n\"\"\"",
      "#\"\"\"\n a \"\"\" b\n\"\"\"#",
      #""\(a /* ) */ + b)""#, #""{""#, ####"###"a"##b"###"####,
      ##""\(#/"(/#)""##, ##"#"\#(#/"/#)"#"##, #""\(f(/"\)/, /(?:")/))""#, #""\(a / b / f("/"))""#,
      #""\(try? -/a"(/)""#, "#/ \t\n[{\"]\n/#", "##/  \n\"/#\n/##",
    ])
  func strings(literal: String) {
    #expect(lex("a \(literal) b") == ["a", literal, "b"])
  }

  @Test(
    "Tells regex literals from divisions",
    arguments: [
      ("let r = /a\"b/", ["let", "r", "=", "/a\"b/"]),
      ("f(/[{]/)", ["f", "(", "/[{]/", ")"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("(a) / b", ["(", "a", ")", "/", "b"]),
      ("x = #/a\"/b/#", ["x", "=", "#/a\"/b/#"]),
      ("f(/ 2)", ["f", "(", "/", "2", ")"]),
      ("a(/)b/", ["a", "(", "/", ")", "b", "/"]),
      ("f(!/a\"b/)", ["f", "(", "!", "/a\"b/", ")"]),
      ("x = -/[{]/", ["x", "=", "-", "/[{]/"]),
      ("a-/b/ c", ["a", "-", "/", "b", "/", "c"]),
      ("a\n/[(]/\n/\"/", ["a", "/[(]/", "/\"/"]),
      ("}\n  /[\"}]/.b()", ["}", "/[\"}]/", ".", "b", "(", ")"]),
      ("f()\n/-/.b()", ["f", "(", ")", "/-/", ".", "b", "(", ")"]),
      ("a /* b *//[\"]/", ["a", "/[\"]/"]),
      ("a\n!/\"/", ["a", "!", "/\"/"]),
      ("a\n/1 /\nb", ["a", "/", "1", "/", "b"]),
      ("{ $0 /^/ $1 }", ["{", "$0", "/", "^", "/", "$1", "}"]),
      ("a\n  / b", ["a", "/", "b"]),
      ("a\n  /b\n/c", ["a", "/", "b", "/", "c"]),
      ("a\n  / b\n  /c/ d", ["a", "/", "b", "/c/", "d"]),
      ("a\n  /= b/c", ["a", "/", "=", "b", "/", "c"]),
      ("a\n/-/\nb", ["a", "/", "-", "/", "b"]),
      ("a\n/ b/", ["a", "/", "b", "/"]),
      ("a\n//[(]/\nb", ["a", "b"]),
      ("func /(a: A) { a/2 }", ["func", "/", "(", "a", ":", "A", ")", "{", "a", "/", "2", "}"]),
      (
        "f(/S.a, { x in (/S.b)(x) })",
        "f ( / S . a , { x in ( / S . b ) ( x ) } )".split(separator: " ").map(String.init)
      ),
      ("f(/S.a, [c/d])", ["f", "(", "/", "S", ".", "a", ",", "[", "c", "/", "d", "]", ")"]),
      ("f(/.a, { 4/x })", ["f", "(", "/", ".", "a", ",", "{", "4", "/", "x", "}", ")"]),
      ("f(/S.a,\"/\")", ["f", "(", "/", "S", ".", "a", ",", "\"/\"", ")"]),
      ("f(/S.a,/S.b)", ["f", "(", "/S.a,/", "S", ".", "b", ")"]),
      ("f(/S.a) { $0/2 }", ["f", "(", "/", "S", ".", "a", ")", "{", "$0", "/", "2", "}"]),
      ("infix operator /^: A/B", ["infix", "operator", "/", "^", ":", "A", "/", "B"]),
    ])
  func regexes(text: String, expected: [String]) {
    #expect(lex(text) == expected)
  }

  @Test("Notes what never ends", arguments: ["/* a", "\"a", "\"\"\"\na", "\"\\(a", "#\"a\""])
  func unterminated(text: String) {
    #expect(Lexer.tokens(of: Array(text.utf8)).unterminated == 0)
  }

  @Test("Loses no byte and never stops, on every prefix of a hard text")
  func prefixes() {
    let text = Array(
      ##"#if A\#n let a = "x\(b("c"))y" /* /* */ */ #"\#(d)"# /re["]/ `f` """\#n z\#n""" é"##.utf8)
    for end in text.indices {
      let tokens = Lexer.tokens(of: Array(text[..<end])).tokens
      #expect(tokens.last?.kind == .end)
      #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }

  @Test("Is not slowed down or overflown by deep nesting")
  func deep() {
    let depth = 100_000
    let comment = String(repeating: "/*", count: depth) + String(repeating: "*/", count: depth)
    #expect(lex("a\(comment)b") == ["a", "b"])
    let string = String(repeating: #""\("#, count: depth) + String(repeating: #")""#, count: depth)
    #expect(lex(string).count == 1)
  }
}
