// SPDX-License-Identifier: MIT

/// The `#if`s that are open, and under what the branch being read is compiled.
struct ConditionStack {
  private struct Level {
    var earlier: [String] = []
    var condition: String?

    var text: String {
      guard !earlier.isEmpty else { return condition ?? "" }
      // An `||` of its own must not swallow what is denied before it.
      let own = condition.map { $0.contains("|") ? "(\($0))" : $0 }
      return (earlier.map { "!(\($0))" } + [own].compactMap(\.self)).joined(separator: " && ")
    }
  }

  private var levels: [Level] = []
  /// How many more are open than are looked at.
  private var deeper = 0

  /// Nobody writes so many inside one another; a broken file must not cost the square of its length.
  private static var deepest: Int { 100 }

  /// Each open condition, outermost first; those of an earlier branch are denied in `#elseif` and `#else`.
  var current: [String] { levels.map(\.text) }

  var isOpen: Bool { !levels.isEmpty }

  var depth: Int { levels.count }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`; false for every other word, and then nothing was read.
  mutating func take(_ cursor: inout TokenCursor) -> Bool {
    switch cursor.current.text {
    case "#if":
      let condition = readCondition(&cursor)
      if levels.count < Self.deepest { levels.append(Level(condition: condition)) } else { deeper += 1 }
    case "#elseif":
      let condition = readCondition(&cursor)
      turn(to: condition)
    case "#else":
      cursor.advance()
      turn(to: nil)
    case "#endif":
      cursor.advance()
      if deeper > 0 { deeper -= 1 } else { _ = levels.popLast() }
    default:
      return false
    }
    return true
  }

  private mutating func turn(to condition: String?) {
    guard deeper == 0, var level = levels.popLast() else { return }
    level.earlier += [level.condition].compactMap(\.self)
    level.condition = condition
    levels.append(level)
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
