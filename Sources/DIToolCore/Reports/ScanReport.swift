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

  /// Prints the lines of files as an array.
  func print(_ files: [[String]], to output: (String) -> Void) {
    output("[")
    var separator = "\n"
    for lines in files where !lines.isEmpty {
      output(separator + lines.joined(separator: ",\n"))
      separator = ",\n"
    }
    output(separator == "\n" ? "]\n" : "\n]\n")
  }

  /// A line for each declaration of a file that is reported.
  func lines(of file: SourceFile) -> [String] {
    var model = SourceModel(module: file.module)
    model.add([file])
    return model.declarations.filter(isWanted).map { ScannedDeclaration($0).object.line }
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

  var object: JSONObject {
    let (place, ranges) = (declaration.place, declaration.ranges)
    return [
      "file": file.path, "line": place.line, "column": place.column, "kind": declaration.kind.word,
      "name": declaration.name, "qualifiedName": declaration.qualifiedName,
      "access": declaration.writtenAccessWord,
      "attributes": declaration.attributes.map { text($0.range) }, "modifiers": declaration.modifiers,
      "effects": effects, "isolation": isolation,
      "genericParameters": declaration.genericParameters.map { text($0.range) },
      "whereClause": ranges.whereClause.map(text), "inherits": ranges.inherits.map(text),
      "parameters": declaration.parameters.map(object),
      "type": declaration.kind == .extension ? nil : ranges.type.map(text),
      "conditions": declaration.conditions.map(\.description),
      "directives": declaration.directives.map(object),
    ]
  }

  private var effects: [String] {
    (declaration.effects.isAsync ? ["async"] : [])
      + [declaration.effects.throwsWord.replacing(", ", with: ",")].filter { !$0.isEmpty }
  }

  private var isolation: String? {
    declaration.modifiers.first { $0.hasPrefix("nonisolated") }
      ?? declaration.attributes.first { $0.namesType && $0.name.hasSuffix("Actor") }?.name
  }

  private func object(of parameter: Declaration.Parameter) -> JSONObject {
    [
      "label": parameter.label, "name": parameter.innerName, "type": text(parameter.typeRange),
      "default": (parameter.defaultValue?.text).map { text(of: Array($0.utf8)) },
      "line": parameter.place.line, "column": parameter.place.column,
      "directives": parameter.directives.map(object),
    ]
  }

  private func object(of directive: Directive) -> JSONObject {
    [
      "name": directive.name, "line": directive.place.line, "column": directive.place.column,
      "options": directive.options.flatMap(options),
    ]
  }

  /// An option in the form for scripts: a word, or a label with one text.
  private func options(_ option: Directive.Option) -> [JSONObject] {
    let values = option.values.map(\.text)
    guard let label = option.label else {
      return values.prefix(1).map { ["name": $0, "value": nil] }
    }
    let value = option.isList ? "[\(values.joined(separator: ", "))]" : values.joined()
    return [["name": label, "value": value]]
  }

  /// The source between two offsets without comments, with one space between two words and none elsewhere.
  private func text(_ range: Range<Int>) -> String { text(of: Array(file.bytes[range])) }

  private func text(of bytes: [UInt8]) -> String {
    let tokens = Lexer.tokens(of: bytes).tokens.dropLast()
    var text: [UInt8] = []
    var endsInWord = false
    for token in tokens {
      let isWord = token.startsWord
      if endsInWord, isWord { text.append(" ") }
      text += bytes[token.range]
      endsInWord = isWord
    }
    return String(decoding: text, as: UTF8.self)
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
