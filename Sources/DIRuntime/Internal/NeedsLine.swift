// SPDX-License-Identifier: MIT

/// What one provider needs, as its module says it.
///
/// A module has a text, written by the generator, with a line for each provider in the order of their numbers: its
/// name, a colon, and the names of those that it needs. Those of another module are preceded by its name and a
/// dot; a `*` stands for all there are. Names that are no plain identifiers stand in backticks:
///
/// ```
/// clock:
/// session: clock Lib.version
/// router: *
/// ```
///
/// It is a text because one literal costs next to nothing to compile, and because it is only read, once per plan,
/// where `overriding` is used.
struct NeedsLine: Sendable {
  let name: String
  let needs: [String]

  /// The lines of a module's text.
  static func all(in text: StaticString?) -> [NeedsLine] {
    guard let text else { return [] }
    return text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { NeedsLine($0) }
    }
  }

  private init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    var isQuoted = false
    let names = line.split { byte in
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      return !isQuoted && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":"))
    }
    guard let first = names.first else { return nil }
    name = String(decoding: first, as: UTF8.self)
    needs = names.dropFirst().map { String(decoding: $0, as: UTF8.self) }
  }
}
