// SPDX-License-Identifier: MIT

/// A Swift file in memory: its bytes, and the offsets of its lines.
///
/// Unchecked because of the lazy properties: one thread reads the file, and later one asks for lines.
package final class SourceFile: @unchecked Sendable {
  /// The path as it was given to the generator; diagnostics repeat it.
  package let path: String
  /// The module that the file is compiled into.
  package let module: String
  /// The file's contents, which must be UTF-8 (``SourceReader`` makes sure of it).
  package let bytes: [UInt8]
  /// The first words of every file that the generator makes.
  static let markOfGenerated = "// Made by DIGenPlugin"
  /// Whether another plugin makes it. Targets above cannot read it, and changes in it would be lost.
  package var isGenerated = false

  package init(path: String, module: String, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
  }

  /// The file's name without its folders, as one line.
  private(set) lazy var name: String = {
    let name = path.utf8.split(separator: "/").last.map(Substring.init) ?? ""
    return name.split(whereSeparator: \.isNewline).joined(separator: " ")
  }()

  /// The offsets of the lines, found on demand: most files never need them.
  private lazy var lineStarts = bytes.withUnsafeBytes { buffer in
    var starts = [0]
    while let newline = buffer.firstOffset(of: "\n", from: starts[starts.count - 1]) {
      starts.append(newline + 1)
    }
    return starts
  }

  /// The place of a byte.
  package func place(at offset: Int) -> Place { Place(source: self, offset: offset) }

  /// The number of a byte's line, from 1.
  package func line(at offset: Int) -> Int {
    let starts = lineStarts
    return starts.indices.bisect { starts[$0] > offset }
  }

  /// The number of a byte's column, from 1.
  func column(at offset: Int) -> Int { bytes.prefix(offset).reversed().prefix { $0 != "\n" }.count + 1 }

  /// The number of lines, with the empty one behind a final `\n`.
  package var lineCount: Int { lineStarts.count }

  /// The offset of a line's first byte.
  package func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// A line without the `\n` that ends it.
  package func range(ofLine line: Int) -> Range<Int> {
    start(ofLine: line)..<(line < lineCount ? start(ofLine: line + 1) - 1 : bytes.count)
  }

  /// The text of a line without its end.
  func text(ofLine line: Int) -> String { text(range(ofLine: line)) }

  /// The offset of the end of the line that a byte is on.
  func endOfLine(at offset: Int) -> Int { range(ofLine: line(at: offset)).upperBound }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }
}

/// Reads files from disk and checks that they are UTF-8.
package enum SourceReader {
  /// The file; nil and a diagnostic where it cannot be read or is not UTF-8.
  package static func file(
    at path: String, module: String, diagnostics: inout DiagnosticCollector
  ) -> SourceFile? {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(path)
      return checked(SourceFile(path: path, module: module, bytes: bytes), &diagnostics)
    } catch {
      let nothing = SourceFile(path: error.path, module: "", bytes: [])
      diagnostics.report(
        Diagnostic(
          .unreadableSource, "the file cannot be read: \(error.reason)", at: Place(whole: nothing)))
      return nil
    }
  }

  /// The file; nil and a diagnostic where it is not UTF-8.
  package static func checked(_ file: SourceFile, _ diagnostics: inout DiagnosticCollector) -> SourceFile? {
    guard let invalid = firstInvalidByte(in: file.bytes) else { return file }
    diagnostics.report(
      Diagnostic(.unreadableSource, "the file is not valid UTF-8", at: file.place(at: invalid)))
    return nil
  }

  /// The paths among the words of a command line; a word with an `@` names a list of paths, one a line.
  package static func paths(_ words: [String], _ diagnostics: inout DiagnosticCollector) -> [String] {
    words.flatMap { word in
      guard word.hasPrefix("@") else { return [word] }
      let list = file(at: String(word.dropFirst()), module: "", diagnostics: &diagnostics)
      return list.map { list in (1...list.lineCount).map(list.text(ofLine:)).filter { !$0.isEmpty } } ?? []
    }
  }

  /// The files of a module at the paths that the words give, each once; an unreadable one is reported. One that the
  /// generator has made is left out.
  static func files(
    _ words: [String], module: String, _ diagnostics: inout DiagnosticCollector
  ) -> [SourceFile] {
    paths(words, &diagnostics).unique.compactMap {
      file(at: $0, module: module, diagnostics: &diagnostics)
    }.filter { !$0.bytes.starts(with: SourceFile.markOfGenerated.utf8) }
  }

  /// The files of targets that the target does not depend on. Each line of a list is a target, a tab, and a path. They only
  /// help to explain a missing provider, so an unreadable one is left out and not reported.
  static func filesOfOthers(_ lists: [String]) -> [SourceFile] {
    var ignored = DiagnosticCollector()
    let lines = paths(lists, &ignored).map { $0.split(separator: "\t").map(String.init) }
    return lines.filter { $0.count == 2 }.flatMap { files([$0[1]], module: $0[0], &ignored) }
  }

  /// The offset of the first byte that belongs to no UTF-8 character.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
