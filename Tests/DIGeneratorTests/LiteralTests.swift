// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// Literals as the values of options.
struct LiteralTests {
  @Test(
    "An integer is read as Swift reads it",
    arguments: [
      ("0", 0), ("-1", -1), ("1_000", 1000), ("0x1F", 31), ("-0b101", -5), ("0o17", 15),
      ("0xdead_beef", 0xdead_beef),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("1.5", nil), ("1e3", nil), ("+1", nil),
      ("--1", nil), ("- 1", nil), ("0x", nil), ("0x+1", nil), ("_1", nil), ("", nil),
      ("9223372036854775808", nil),
      ("x", nil), ("1 + 1", nil),
    ] as [(String, Int?)])
  func integer(text: String, value: Int?) { #expect(text.integer == value) }

  @Test(
    "A string is a key only if its text tells its value",
    arguments: [
      (#""a""#, true), (#""""#, true), (#""a, b""#, true), (#""a" + "b""#, false), (#""\n""#, false),
      (##"#"a"#"##, false),
      (#""\(x)""#, false), ("a", false), (#"""#, false), (#"""""""#, false),
    ])
  func string(text: String, isPlain: Bool) { #expect(text.isPlainString == isPlain) }
}
