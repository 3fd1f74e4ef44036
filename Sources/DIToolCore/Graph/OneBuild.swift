// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension SourceFile {
  /// The file as a build with some flags compiles it: blanks take the place of everything that the build leaves out, so that all
  /// places stay.
  ///
  /// A flag that is not given is not set. A part of a condition such as `os(Linux)` is decided if it, or another system, is given.
  func built(with flags: Set<String>) -> SourceFile {
    var build = OneBuild(of: self, with: flags)
    while build.hasNext { build.read() }
    if build.blanks.isEmpty, build.texts.isEmpty { return self }
    var bytes = bytes
    for blank in build.blanks {
      for index in blank where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    for (range, text) in build.texts {
      let text = Array(text.utf8)
      guard text.count <= range.count else { continue }
      bytes.replaceSubrange(
        range, with: text + Array(repeating: UInt8(ascii: " "), count: range.count - text.count))
    }
    return changed(to: bytes)
  }

  /// The file with other contents.
  func changed(to bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(path: path, module: module, bytes: bytes)
    file.isGenerated = isGenerated
    return file
  }
}

/// The parts of a file that a build leaves out.
private struct OneBuild {
  private(set) var blanks: [Range<Int>] = []
  /// The directives that are left, with what the flags leave of their conditions.
  private(set) var texts: [(range: Range<Int>, text: String)] = []
  private var cursor: TokenCursor
  private let flags: Set<String>

  /// `#if` and everything up to the next `#elseif`, `#else` or `#endif`.
  private struct Branch {
    var condition: Condition
    var directive: Range<Int>
    var end = 0
  }

  init(of file: SourceFile, with flags: Set<String>) {
    self.flags = flags
    cursor = TokenCursor(file: file, tokens: Lexer.tokens(of: file.bytes).tokens)
  }

  var hasNext: Bool { cursor.index < cursor.tokens.count - 1 }
  private var token: Token { cursor.tokens[cursor.index] }

  /// Reads a token, or all branches from an `#if` to its `#endif`.
  mutating func read() {
    guard token.text == "#if" else { return cursor.index += 1 }
    var branches: [Branch] = []
    while hasNext {
      switch token.text {
      case "#if" where !branches.isEmpty: read()
      case "#if", "#elseif", "#else": begin(&branches)
      case "#endif":
        branches[branches.count - 1].end = token.range.lowerBound
        leaveOut(branches, end: token.range)
        cursor.index += 1
        return
      default: cursor.index += 1
      }
    }
  }

  private mutating func begin(_ branches: inout [Branch]) {
    if !branches.isEmpty { branches[branches.count - 1].end = token.range.lowerBound }
    let (start, hasCondition) = (token.range.lowerBound, token.text != "#else")
    cursor.index += 1
    let condition = hasCondition ? value(of: cursor.takeCondition()) : .all([])
    branches.append(
      Branch(condition: condition, directive: start..<cursor.tokens[cursor.index - 1].range.upperBound))
  }

  /// The condition with the values of this build in place of the parts that these decide.
  private func value(of condition: Condition) -> Condition {
    let knowsSystem = flags.contains { $0.hasPrefix("os(") }
    let decided = condition.atoms.filter {
      flags.contains($0) || !$0.contains("(") || knowsSystem && $0.hasPrefix("os(")
    }
    return condition.assigning(Dictionary(uniqueKeysWithValues: decided.map { ($0, flags.contains($0)) }))
  }

  private mutating func leaveOut(_ branches: [Branch], end: Range<Int>) {
    let last = branches.firstIndex { $0.condition.isAlways } ?? branches.count
    let open = branches.indices.filter { branches[$0].condition != .never && $0 <= last }
    for index in branches.indices where !open.contains(index) {
      blanks += [branches[index].directive, branches[index].directive.upperBound..<branches[index].end]
    }
    guard let first = open.first, !branches[first].condition.isAlways else {
      // With the branch decided, no condition is left.
      blanks += open.map { branches[$0].directive } + [end]
      return
    }
    for index in open {
      let condition = branches[index].condition
      let word = index == first ? "#if" : condition.isAlways ? "#else" : "#elseif"
      texts.append((branches[index].directive, condition.isAlways ? word : "\(word) \(condition)"))
    }
  }
}
