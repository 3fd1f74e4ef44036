// SPDX-License-Identifier: MIT

/// What a file without directives may declare, found by a quick look at its bytes: which words follow `class`,
/// `extension` and their like.
///
/// A comment or string may well look like a declaration, so there may be more names here than there are
/// declarations, but never fewer: whoever needs a name reads the file.
struct DeclaredNames: Sendable {
  private var names: [String] = []
  /// Whether only reading the file tells what it declares: an alias may be another name for anything, and a name
  /// may hide behind a comment.
  private var isUnclear = false
  /// Behind the line of the last import, where there is one.
  private(set) var importsEnd: Int?

  init(in file: SourceFile) {
    (file.bytes + [0]).withUnsafeBytes { bytes in
      if bytes.firstOffset(of: 0, from: 0) != file.bytes.count { isUnclear = true }
      for keyword in Self.keywords {
        bytes.forEachWord(keyword) { readPath(bytes, behind: $0) }
      }
      bytes.forEachWord("func") { readPath(bytes, behind: $0, callable: true) }
      bytes.forEachWord("typealias") { _ in isUnclear = true }
      bytes.forEachWord("import") {
        importsEnd = max(importsEnd ?? 0, bytes.firstOffset(of: "\n", from: $0) ?? file.bytes.count)
      }
    }
  }

  private static var keywords: [String] {
    ["class", "struct", "actor", "enum", "protocol", "extension", "associatedtype"]
  }

  /// Whether the file may declare one of some names.
  func mayDeclare(one wanted: Set<String>) -> Bool { isUnclear || names.contains(where: wanted.contains) }

  /// The names behind a keyword, `A` and `B` of `A.B` and `A::B`, and `f()` of a function.
  private mutating func readPath(
    _ bytes: UnsafeRawBufferPointer, behind keyword: Int, callable: Bool = false
  ) {
    var offset = keyword
    while offset < bytes.count, bytes[offset].isWhitespace || bytes[offset] == "`" { offset += 1 }
    repeat {
      let start = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      if offset > start {
        names.append(String(decoding: bytes[start..<offset], as: UTF8.self) + (callable ? "()" : ""))
      }
      if offset < bytes.count, bytes[offset] == "`" { offset += 1 }
      guard offset < bytes.count else { return }
      if bytes[offset] == "/" || bytes[offset] == "<" && offset > start && !callable {
        isUnclear = true
      }
      // Of `A:B` the second is one too many, which does no harm.
      guard bytes[offset] == "." || bytes[offset] == ":" else { return }
      offset += 1
    } while true
  }
}

extension UnsafeRawBufferPointer {
  /// Hands over the offset behind each place where a word stands.
  fileprivate func forEachWord(_ word: String, _ use: (Int) -> Void) {
    var start = 0
    while let offset = firstOffset(ofText: word, from: start) {
      start = offset + word.utf8.count
      let isPart = offset > 0 && self[offset - 1].continuesIdentifier
      if !isPart, start == count || !self[start].continuesIdentifier { use(start) }
    }
  }
}
