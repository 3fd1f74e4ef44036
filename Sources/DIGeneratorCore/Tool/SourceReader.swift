// SPDX-License-Identifier: MIT

/// Reads files from disk and makes sure that they are text.
package enum SourceReader {
  /// The file, or nil where it cannot be read or is not UTF-8, which is reported.
  package static func file(
    at path: String, module: String, diagnostics: inout DiagnosticCollector
  ) -> SourceFile? {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(path)
      return checked(SourceFile(path: path, module: module, bytes: bytes), &diagnostics)
    } catch {
      let nothing = SourceFile(path: error.path, module: "", bytes: [])
      diagnostics.report(
        .unreadableSource, "the file cannot be read: \(error.reason)", at: Place(whole: nothing))
      return nil
    }
  }

  /// The file, or nil where it is not UTF-8, which is reported.
  package static func checked(_ file: SourceFile, _ diagnostics: inout DiagnosticCollector) -> SourceFile? {
    guard let invalid = firstInvalidByte(in: file.bytes) else { return file }
    diagnostics.report(.unreadableSource, "the file is not valid UTF-8", at: file.place(at: invalid))
    return nil
  }

  /// The paths that words are, or those in the lists that they name behind an `@`, one a line.
  package static func paths(_ words: [String], _ diagnostics: inout DiagnosticCollector) -> [String] {
    words.flatMap { word in
      guard word.hasPrefix("@") else { return [word] }
      let list = file(at: String(word.dropFirst()), module: "", diagnostics: &diagnostics)
      return list.map { list in (1...list.lineCount).map(list.text(ofLine:)).filter { !$0.isEmpty } } ?? []
    }
  }

  /// The files of a module that words name, each once; those that cannot be read are reported.
  static func files(
    _ words: [String], module: String, _ diagnostics: inout DiagnosticCollector
  ) -> [SourceFile] {
    paths(words, &diagnostics).unique.compactMap {
      file(at: $0, module: module, diagnostics: &diagnostics)
    }
  }

  /// The files of targets that the one being generated for does not depend on: lists name them, each line a target, a
  /// tab, and a path. What cannot be read helps nobody, and is no mistake of this target.
  static func filesOfOthers(_ lists: [String]) -> [SourceFile] {
    var ignored = DiagnosticCollector()
    let lines = paths(lists, &ignored).map { $0.split(separator: "\t").map(String.init) }
    return lines.filter { $0.count == 2 }.flatMap { files([$0[1]], module: $0[0], &ignored) }
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
