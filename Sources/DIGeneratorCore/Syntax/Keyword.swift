// SPDX-License-Identifier: MIT

/// The words that Swift's grammar gives a meaning somewhere. Most of them may be names elsewhere, so the reader
/// tells by where they stand.
///
/// A token carries its keyword, so that reading compares bytes and makes no strings.
enum Keyword: String, CaseIterable, Sendable {
  /// Every other word.
  case other = ""

  // What introduces declarations.
  case `class`, `struct`, actor, `enum`, `protocol`, `extension`, `init`, `func`, `let`, `var`, `subscript`
  case `typealias`, `associatedtype`, `import`, `case`, macro, `operator`, `precedencegroup`, `deinit`

  // Modifiers and what may stand in their parentheses.
  case `public`, package, `internal`, `fileprivate`, `private`, open, `static`, final, required, convenience
  case `override`, lazy, weak, unowned, dynamic, optional, indirect, mutating, nonmutating, nonisolated
  case isolated, distributed, prefix, infix, postfix, borrowing, consuming, sending
  case legacyConsuming = "__consuming"
  case constant = "_const"
  case set, unsafe, safe, nonsending

  // Accessors.
  case get, didSet, willSet, read, modify, borrow, mutate, unsafeAddress, unsafeMutableAddress
  case underscoredRead = "_read"
  case underscoredModify = "_modify"

  // Types and effects.
  case opaque = "some"
  case existential = "any"
  case each, `repeat`, `inout`, of
  case owned = "__owned"
  case shared = "__shared"
  case type = "Type"
  case proto = "Protocol"
  case async, reasync, `throws`, `rethrows`

  // Statements and expressions.
  case `try`, await, `as`, `is`, consume, copy, `else`, `in`, `switch`, `catch`, `return`, `where`, `if`
  case `while`, `guard`, `throw`, yield, `do`, `default`, and, `nil`, `true`, `false`, `for`

  private static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// What a word means to the grammar; `other` for most.
  init(spelledBy word: UnsafeBufferPointer<UInt8>.SubSequence) {
    self = Self.bySpelling[String(decoding: word, as: UTF8.self)] ?? .other
  }

  // Written for the same reason as that of a token's kind. Each is a byte.
  static func == (one: Self, other: Self) -> Bool {
    unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
  }
}
