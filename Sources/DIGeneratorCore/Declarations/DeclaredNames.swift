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
    file.bytes.withUnsafeBufferPointer { read($0) }
  }

  /// Whether the file may declare one of some names.
  func mayDeclare(one wanted: Set<String>) -> Bool { isUnclear || names.contains(where: wanted.contains) }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let keywords = KeywordTable.shared
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      if offset - start > 3 {
        switch keywords.keyword(spelledBy: bytes[start..<offset]) {
        case .class, .struct, .actor, .enum, .protocol, .extension, .associatedtype:
          readPath(bytes, &offset)
        case .typealias: isUnclear = true
        case .import: importsEnd = Self.endOfLine(bytes, from: offset)
        default: break
        }
      }
      offset += 1
    }
  }

  /// The names behind a keyword, `A` and `B` of `A.B` and `A::B`.
  private mutating func readPath(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
    while offset < bytes.count, bytes[offset].isWhitespace || bytes[offset] == .backtick { offset += 1 }
    repeat {
      let start = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      if offset > start { names.append(String(decoding: bytes[start..<offset], as: UTF8.self)) }
      if offset < bytes.count, bytes[offset] == .backtick { offset += 1 }
      guard offset < bytes.count else { return }
      if bytes[offset] == .slash || bytes[offset] == .less && offset > start { isUnclear = true }
      // Of `A:B` the second is one too many, which does no harm.
      guard bytes[offset] == .dot || bytes[offset] == .colon else { return }
      offset += 1
    } while true
  }

  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex(of: .newline) ?? bytes.count
  }
}
