// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A report on files, as JSON: their declarations as they are written, with no name resolved.
struct ScanReport: Sendable {
  /// Whether declarations without a directive are reported too.
  let includesAll: Bool

  /// Reads files and prints the report on them.
  /// - Parameters:
  ///   - paths: the files, in the order of the report.
  ///   - output: takes the report.
  ///   - diagnostics: takes an error for each file that cannot be read.
  func print(
    _ paths: [String], to output: (String) -> Void, diagnostics: inout DiagnosticCollector
  ) {
    // Each file is read, scanned and dropped before the next one, so that its bytes stay in the cache.
    let scanned = paths.concurrentMap { path in
      var found = DiagnosticCollector()
      let file = SourceReader.file(at: path, module: "", diagnostics: &found)
      return (lines: file.map(lines) ?? [], found)
    }
    for (_, found) in scanned { diagnostics.merge(found) }
    print(scanned.map(\.lines), to: output)
  }

  /// Prints the lines of files as an array, in pieces: a single text of them all would be copied more than once.
  func print(_ files: [[UInt8]], to output: (String) -> Void) {
    var piece = Array("[".utf8)
    var separator = "\n"
    for lines in files where !lines.isEmpty {
      piece += separator.utf8
      piece += lines
      separator = ",\n"
      guard piece.count > 1 << 14 else { continue }
      output(String(decoding: piece, as: UTF8.self))
      piece.removeAll(keepingCapacity: true)
    }
    output(String(decoding: piece, as: UTF8.self) + (separator == "\n" ? "]\n" : "\n]\n"))
  }

  /// A line for each declaration of a file that is reported.
  func lines(of file: SourceFile) -> [UInt8] {
    var model = SourceModel(module: file.module)
    model.add([file])
    var writer = JSONWriter()
    for declaration in model.declarations where isWanted(declaration) {
      ScannedDeclaration(declaration).write(to: &writer)
    }
    return writer.bytes
  }

  private func isWanted(_ declaration: Declaration) -> Bool {
    guard !includesAll else { return declaration.isScanned }
    return !declaration.directives.isEmpty || declaration.parameters.contains { !$0.directives.isEmpty }
  }
}

extension Declaration {
  /// Types, extensions, initializers, funcs and properties.
  fileprivate var isScanned: Bool { hasMembers || isInit || kind == .func || isProperty }
}

/// One declaration of a report.
private struct ScannedDeclaration {
  let declaration: Declaration

  init(_ declaration: Declaration) { self.declaration = declaration }

  private var file: SourceFile { declaration.source }

  /// Writes its line.
  func write(to writer: inout JSONWriter) {
    writer.line { $0.object(writeMembers) }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    let ranges = declaration.ranges
    writer.member("file", file.path)
    let place = declaration.place
    writer.member("line", place.line)
    writer.member("column", place.column)
    writer.member("kind", declaration.kind.word)
    writer.member("name", declaration.name)
    writer.member("qualifiedName", declaration.qualifiedName)
    writer.member("access", declaration.writtenAccessWord)
    writer.array("attributes") { for attribute in declaration.attributes { write(attribute.range, to: &$0) } }
    writer.array("modifiers") { for modifier in declaration.modifiers { $0.string(modifier) } }
    writer.array("effects") { for effect in effects { $0.string(effect) } }
    writer.member("isolation", isolation)
    writer.array("genericParameters") {
      for parameter in declaration.genericParameters { write(parameter.range, to: &$0) }
    }
    writer.member("whereClause", ranges.whereClause.map(text))
    writer.array("inherits") { for range in ranges.inherits { write(range, to: &$0) } }
    writer.array("parameters") { for parameter in declaration.parameters { write(parameter, to: &$0) } }
    writer.member("type", declaration.kind == .extension ? nil : ranges.type.map(text))
    writer.array("conditions") { for condition in declaration.conditions { $0.string("\(condition)") } }
    writer.array("directives") { for directive in declaration.directives { write(directive, to: &$0) } }
  }

  private var effects: [String] {
    (declaration.effects.isAsync ? ["async"] : [])
      + [declaration.effects.throwsWord.replacing(", ", with: ",")].filter { !$0.isEmpty }
  }

  private var isolation: String? {
    declaration.modifiers.first { $0.hasPrefix("nonisolated") }
      ?? declaration.attributes.first { $0.namesType && $0.name.hasSuffix("Actor") }?.name
  }

  private func write(_ parameter: Declaration.Parameter, to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", parameter.label)
      $0.member("name", parameter.innerName)
      $0.member("type", text(parameter.typeRange))
      $0.member("default", (parameter.defaultValue?.text).map { text(of: Array($0.utf8)) })
      $0.member("line", parameter.place.line)
      $0.member("column", parameter.place.column)
      $0.array("directives") { for directive in parameter.directives { write(directive, to: &$0) } }
    }
  }

  private func write(_ directive: Directive, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", directive.name)
      $0.member("line", directive.place.line)
      $0.member("column", directive.place.column)
      $0.array("options") {
        for option in directive.options.flatMap(ScannedOption.options) { write(option, to: &$0) }
      }
    }
  }

  private func write(_ option: ScannedOption, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", option.name)
      $0.member("value", option.value)
    }
  }

  private func write(_ range: Range<Int>, to writer: inout JSONWriter) { writer.string(text(range)) }

  /// The source between two offsets without comments, with one space between two words and none elsewhere.
  private func text(_ range: Range<Int>) -> ArraySlice<UInt8> {
    isPlain(range) ? file.bytes[range] : text(of: Array(file.bytes[range]))
  }

  private func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let tokens = Lexer.tokens(of: bytes).tokens.dropLast()
    var text: [UInt8] = []
    var endsInWord = false
    for token in tokens {
      let isWord = token.startsWord
      if endsInWord, isWord { text.append(" ") }
      text += bytes[token.range]
      endsInWord = isWord
    }
    return text[...]
  }
}

extension ScannedDeclaration {
  /// Whether there are only names and dots, with one space between two names. Most types are so simple, and need no lexer.
  private func isPlain(_ range: Range<Int>) -> Bool {
    let bytes = file.bytes
    return range.allSatisfy { offset in
      let byte = bytes[offset]
      return byte.continuesIdentifier || byte == "."
        || byte == " " && bytes[offset - 1].continuesIdentifier
          && bytes[offset + 1].continuesIdentifier
    }
  }
}

/// An option in the form for scripts: a word, or a label with one text.
private struct ScannedOption {
  var name: String
  var value: String?

  static func options(_ option: Directive.Option) -> [Self] {
    guard let label = option.label else { return option.values.prefix(1).map { Self(name: $0.text) } }
    let values = option.values.map(\.text)
    return [Self(name: label, value: option.isList ? "[\(values.joined(separator: ", "))]" : values.joined())]
  }
}

extension Token {
  fileprivate var startsWord: Bool {
    switch kind {
    case .word, .quotedWord, .poundWord, .integer, .floating: true
    default: false
    }
  }
}

extension Declaration {
  private static var accessWords: Set<String> {
    ["open", "public", "package", "internal", "fileprivate", "private"]
  }

  fileprivate var writtenAccessWord: String? {
    modifiers.first(where: Self.accessWords.contains)
  }
}
