// SPDX-License-Identifier: MIT

/// Reads files from disk and makes sure that they are text.
enum SourceReader {
  /// The file, or nil where it cannot be read or is not UTF-8, which is reported.
  static func file(at path: String, module: String, diagnostics: inout DiagnosticCollector) -> SourceFile? {
    do throws(FileSystem.Failure) {
      return checked(
        SourceFile(path: path, module: module, bytes: try FileSystem.read(path)), &diagnostics)
    } catch {
      report(error, &diagnostics)
      return nil
    }
  }

  /// The file, or nil where it is not UTF-8, which is reported.
  static func checked(_ file: SourceFile, _ diagnostics: inout DiagnosticCollector) -> SourceFile? {
    guard let invalid = firstInvalidByte(in: file.bytes) else { return file }
    diagnostics.report(.unreadableSource, "the file is not valid UTF-8", at: file.place(at: invalid))
    return nil
  }

  /// The paths in a list, one a line.
  static func paths(inList path: String, diagnostics: inout DiagnosticCollector) -> [String] {
    guard let list = file(at: path, module: "", diagnostics: &diagnostics) else { return [] }
    return list.text(0..<list.bytes.count).split(separator: "\n").map(String.init)
  }

  private static func report(_ failure: FileSystem.Failure, _ diagnostics: inout DiagnosticCollector) {
    let place = Place(path: failure.path, line: 0, column: 0)
    diagnostics.report(.unreadableSource, "the file cannot be read: \(failure.reason)", at: place)
  }

  /// The offset of the first byte that is no part of a UTF-8 character.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
