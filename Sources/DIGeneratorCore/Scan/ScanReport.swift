// SPDX-License-Identifier: MIT

/// What was read of some files, as JSON: what stands there, nothing looked up.
struct ScanReport: Sendable {
  private let files: [SourceFile]
  private let includesAll: Bool

  /// A report on files.
  /// - Parameters:
  ///   - files: the files, in the order of the report.
  ///   - includesAll: whether declarations without a directive count too.
  init(files: [SourceFile], includesAll: Bool) {
    self.files = files
    self.includesAll = includesAll
  }

  /// The report: an array with a line for each declaration.
  var text: String {
    let lines = files.concurrentMap(lines).filter { !$0.isEmpty }
    guard !lines.isEmpty else { return "[]\n" }
    return String(
      decoding: [Array("[\n".utf8), Array(lines.joined(separator: ",\n".utf8)), Array("\n]\n".utf8)].joined(),
      as: UTF8.self)
  }

  /// The lines of a file's declarations.
  private func lines(of file: SourceFile) -> [UInt8] {
    var text: [UInt8] = []
    guard includesAll || DirectiveSearch.mayFindDirectives(in: file) else { return text }
    for declaration in declarations(in: file) {
      if !text.isEmpty { text += ",\n".utf8 }
      declaration.write(to: &text)
    }
    return text
  }

  private func declarations(in file: SourceFile) -> [JSON] {
    var diagnostics = DiagnosticCollector()
    var model = SourceModel(module: file.module)
    model.add([file], diagnostics: &diagnostics)
    return model.declarations.filter(isWanted).map { ScannedDeclaration($0, in: file, model).json }
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
  let file: SourceFile
  let model: SourceModel

  init(_ declaration: Declaration, in file: SourceFile, _ model: SourceModel) {
    self.declaration = declaration
    self.file = file
    self.model = model
  }

  var json: JSON {
    .object([
      ("file", .string(file.path)),
      ("line", .number(declaration.place.line)),
      ("column", .number(declaration.place.column)),
      ("kind", .string(declaration.kind.rawValue)),
      ("name", .string(declaration.name)),
      ("qualifiedName", .string(qualifiedName)),
      ("access", .optional(declaration.writtenAccessWord)),
      ("attributes", .strings(declaration.ranges.attributes.map(text))),
      ("modifiers", .strings(declaration.modifiers.map(\.description))),
      ("effects", .strings(effects)),
      ("isolation", .optional(isolation)),
      ("genericParameters", .strings(declaration.ranges.genericParameters.map(text))),
      ("whereClause", .optional(declaration.ranges.whereClause.map(text))),
      ("inherits", .strings(declaration.ranges.inherits.map(text))),
      ("parameters", .array(declaration.parameters.map(parameter))),
      ("type", .optional(declaration.kind == .extension ? nil : declaration.ranges.type.map(text))),
      ("conditions", .strings(declaration.conditions)),
      ("directives", .array(declaration.directives.map(directive))),
    ])
  }

  private var qualifiedName: String {
    (model.ancestors(of: declaration).reversed() + [declaration]).map(\.name).joined(separator: ".")
  }

  private var effects: [String] {
    (declaration.effects.isAsync ? ["async"] : [])
      + [
        declaration.effects.errorRange.map { "throws(\(text($0)))" }
          ?? declaration.effects.throwing.description
      ]
      .filter { !$0.isEmpty }
  }

  private var isolation: String? {
    declaration.modifiers.first { $0.keyword == .nonisolated }?.description
      ?? declaration.attributes.first { $0.name.hasSuffix("Actor") && $0.name != "globalActor" }?.name
  }

  private func parameter(_ parameter: Declaration.Parameter) -> JSON {
    .object([
      ("label", .string(parameter.label)),
      ("name", .optional(parameter.innerName)),
      ("type", .string(text(parameter.typeRange))),
      ("default", .optional(parameter.defaultValue?.range.map(text))),
      ("line", .number(parameter.place.line)),
      ("column", .number(parameter.place.column)),
      ("directives", .array(parameter.directives.map(directive))),
    ])
  }

  private func directive(_ directive: Directive) -> JSON {
    .object([
      ("name", .string(directive.name)),
      ("line", .number(directive.place.line)),
      ("column", .number(directive.place.column)),
      ("options", .array(directive.options.flatMap(options))),
    ])
  }

  private func options(_ option: Directive.Option) -> [JSON] {
    guard let label = option.label else {
      return [.object([("name", .string(option.values[0].text)), ("value", .null)])]
    }
    let values = option.values.map(\.text)
    let text = option.isList ? "[\(values.joined(separator: ", "))]" : values.joined()
    return [.object([("name", .string(label)), ("value", .string(text))])]
  }

  /// The source between two offsets without comments, with one space between two words and none elsewhere.
  private func text(_ range: Range<Int>) -> String {
    if isPlain(range) { return file.text(range) }
    let tokens = Lexer.tokens(of: file.bytes, in: range).tokens.dropLast()
    var text = ""
    var endsInWord = false
    for token in tokens {
      let isWord = token.startsWord
      if endsInWord, isWord { text += " " }
      text += file.text(token.range)
      endsInWord = isWord
    }
    return text
  }
}

extension ScannedDeclaration {
  /// Whether nothing stands there but names, with one space between two: most types are so simple.
  private func isPlain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { offset in
      let byte = file.bytes[offset]
      return byte.continuesIdentifier || byte == .dot
        || byte == .space && file.bytes[offset - 1].continuesIdentifier
          && file.bytes[offset + 1].continuesIdentifier
    }
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
  fileprivate var writtenAccessWord: String? {
    modifiers.first { $0.access != nil }?.description
  }
}
