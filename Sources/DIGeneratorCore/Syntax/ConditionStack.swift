// SPDX-License-Identifier: MIT

/// The `#if`s that are open, and under what the branch being read is compiled.
struct ConditionStack {
  /// For each, the conditions of its branches up to the one being read; that of an `#else` is empty.
  private var open: [[String]] = []

  /// Each open condition, outermost first; those of an earlier branch are denied in `#elseif` and `#else`. Nobody
  /// writes a hundred inside one another; a broken file must not cost the square of its length.
  var current: [String] { open.prefix(100).map(Self.condition) }

  private static func condition(_ branches: [String]) -> String {
    let (earlier, own) = (branches.dropLast().map { "!(\($0))" }, branches[branches.count - 1])
    // An `||` of its own must not swallow what is denied before it.
    let last = !earlier.isEmpty && own.contains("|") ? "(\(own))" : own
    return (earlier + [last]).filter { !$0.isEmpty }.joined(separator: " && ")
  }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`; false for every other word, and then nothing was read.
  mutating func take(_ cursor: inout TokenCursor) -> Bool {
    let word = cursor.current.text
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { return false }
    let condition = readCondition(&cursor)
    if word == "#if" {
      open.append([condition])
    } else if word == "#endif" {
      _ = open.popLast()
    } else if !open.isEmpty {
      open[open.count - 1].append(condition)
    }
    return true
  }

  private func readCondition(_ cursor: inout TokenCursor) -> String {
    // Not read behind the call: `-O` without whole-module optimisation (6.3.1) takes the index from before it.
    let start = cursor.index + 1
    cursor.advance()
    // What closes something around it is no part of it, whatever else is wrong there.
    while !cursor.isAtEnd, !cursor.current.isFirstOnLine, cursor.current.kind != .close {
      if cursor.opensBracket { cursor.skipBalanced() } else { cursor.advance() }
    }
    return cursor.text(from: start)
  }
}
