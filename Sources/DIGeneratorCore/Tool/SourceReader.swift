// SPDX-License-Identifier: MIT

/// Reads files from disk and makes sure that they are text.
package enum SourceReader {
  /// The file, or nil where it cannot be read or is not UTF-8, which is reported.
  package static func file(
    at path: String, module: String, diagnostics: inout DiagnosticCollector
  ) -> SourceFile? {
    do throws(FileSystem.Failure) {
      return checked(
        SourceFile(path: path, module: module, bytes: try FileSystem.read(path)), &diagnostics)
    } catch {
      report(error, &diagnostics)
      return nil
    }
  }

  /// The file, or nil where it is not UTF-8, which is reported.
  package static func checked(_ file: SourceFile, _ diagnostics: inout DiagnosticCollector) -> SourceFile? {
    guard let invalid = firstInvalidByte(in: file.bytes) else { return file }
    diagnostics.report(.unreadableSource, "the file is not valid UTF-8", at: file.place(at: invalid))
    return nil
  }

  /// The files at several paths, read all at once; those that cannot be read are reported.
  static func files(at paths: [(path: String, module: String)], diagnostics: inout DiagnosticCollector)
    -> [SourceFile]
  {
    let read = paths.concurrentMap { item in
      var found = DiagnosticCollector()
      return (file(at: item.path, module: item.module, diagnostics: &found), found)
    }
    for (_, found) in read { diagnostics.merge(found) }
    return read.compactMap(\.0)
  }

  /// The paths in a list, one a line.
  static func paths(inList path: String, diagnostics: inout DiagnosticCollector) -> [String] {
    guard let list = file(at: path, module: "", diagnostics: &diagnostics) else { return [] }
    return (1...list.lineCount).map { Self.path(onLine: $0, of: list) }.filter { !$0.isEmpty }
  }

  /// The path without what some editors write around it: a byte order mark, and carriage returns at the ends.
  private static func path(onLine line: Int, of list: SourceFile) -> String {
    var path = list.text(ofLine: line)[...]
    if line == 1, path.first == "\u{FEFF}" { path.removeFirst() }
    if path.last == "\r" { path.removeLast() }
    return String(path)
  }

  private static func report(_ failure: FileSystem.Failure, _ diagnostics: inout DiagnosticCollector) {
    let nothing = SourceFile(path: failure.path, module: "", bytes: [])
    diagnostics.report(
      .unreadableSource, "the file cannot be read: \(failure.reason)", at: Place(whole: nothing))
  }

  /// The offset of the first byte that is no part of a UTF-8 character.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
