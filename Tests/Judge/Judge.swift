// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

// An independent judge of the declaration reader: the toolchain's own parser reads the same files, and every
// difference is printed. Not part of the package: it links libraries that only a toolchain has. `judge.sh` builds
// and runs it.

/// A declaration as both readers see it: field names and values as text.
typealias Fields = [String: String]

/// Reads a file with the toolchain's parser and writes down what `di scan --all` should have said.
final class ReferenceReader {
  private let converter: SourceLocationConverter
  private(set) var declarations: [Fields] = []
  /// The number of open `#if`s; tests judge their conditions.
  private var conditions = 0
  private var names: [String] = []

  init(text: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    for statement in tree.statements { if let decl = statement.item.as(DeclSyntax.self) { read(decl) } }
  }

  // MARK: Declarations

  private func read(_ decl: DeclSyntax) {
    switch decl.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let block): read(block)
    case .classDecl(let type): read(type, type.classKeyword, type.name, type.genericParameterClause)
    case .structDecl(let type): read(type, type.structKeyword, type.name, type.genericParameterClause)
    case .actorDecl(let type): read(type, type.actorKeyword, type.name, type.genericParameterClause)
    case .enumDecl(let type): read(type, type.enumKeyword, type.name, type.genericParameterClause)
    case .protocolDecl(let type): read(type, type.protocolKeyword, type.name, nil)
    case .extensionDecl(let type): read(type)
    case .initializerDecl(let member): read(member)
    case .functionDecl(let member): read(member)
    case .variableDecl(let member): read(member)
    default: break
    }
  }

  private func read(_ block: IfConfigDeclSyntax) {
    conditions += 1
    for clause in block.clauses {
      switch clause.elements {
      case .decls(let members): for member in members { read(member.decl) }
      case .statements(let items):
        for item in items { if let decl = item.item.as(DeclSyntax.self) { read(decl) } }
      default: break
      }
    }
    conditions -= 1
  }

  private func read(
    _ type: some DeclGroupSyntax, _ keyword: TokenSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    var fields = head(type.attributes, type.modifiers, keyword, plain(name.text))
    fields["genericParameters"] = list(generics)
    fields["inherits"] = list(type.inheritanceClause?.inheritedTypes.map { words($0.type) } ?? [])
    fields["whereClause"] = type.genericWhereClause.map { words($0.requirements) } ?? "null"
    add(fields)
    members(of: type, named: plain(name.text))
  }

  private func read(_ type: ExtensionDeclSyntax) {
    let name = words(withoutParentheses(type.extendedType))
    var fields = head(type.attributes, type.modifiers, type.extensionKeyword, name)
    fields["inherits"] = list(type.inheritanceClause?.inheritedTypes.map { words($0.type) } ?? [])
    fields["whereClause"] = type.genericWhereClause.map { words($0.requirements) } ?? "null"
    add(fields)
    members(of: type, named: name)
  }

  private func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), let first = tuple.elements.first,
      tuple.elements.count == 1,
      first.firstName == nil
    else { return type }
    return withoutParentheses(first.type)
  }

  private func members(of type: some DeclGroupSyntax, named name: String) {
    names.append(name)
    for member in type.memberBlock.members { read(member.decl) }
    names.removeLast()
  }

  private func read(_ member: InitializerDeclSyntax) {
    let name = "init" + (member.optionalMark?.text ?? "")
    var fields = head(member.attributes, member.modifiers, member.initKeyword, name)
    fields["genericParameters"] = list(member.genericParameterClause)
    fields["whereClause"] = member.genericWhereClause.map { words($0.requirements) } ?? "null"
    fields["effects"] = effects(member.signature.effectSpecifiers)
    fields["parameters"] = parameters(member.signature.parameterClause)
    add(fields)
  }

  private func read(_ member: FunctionDeclSyntax) {
    var fields = head(member.attributes, member.modifiers, member.funcKeyword, plain(member.name.text))
    fields["genericParameters"] = list(member.genericParameterClause)
    fields["whereClause"] = member.genericWhereClause.map { words($0.requirements) } ?? "null"
    fields["effects"] = effects(member.signature.effectSpecifiers)
    fields["parameters"] = parameters(member.signature.parameterClause)
    fields["type"] = member.signature.returnClause.map { words($0.type) } ?? "null"
    add(fields)
  }

  private func read(_ member: VariableDeclSyntax) {
    let bindings = Array(member.bindings)
    for (position, binding) in bindings.enumerated() {
      let name = name(of: binding.pattern)
      var fields = head(member.attributes, member.modifiers, member.bindingSpecifier, name)
      var type = binding.typeAnnotation
      if type == nil, binding.initializer == nil {
        type =
          bindings[position...].first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation
      }
      fields["type"] = type.map { words($0.type) } ?? "null"
      fields["effects"] = getterEffects(binding.accessorBlock)
      add(fields)
    }
  }

  /// `_` is a name as well; a tuple's names are none.
  private func name(of pattern: PatternSyntax) -> String {
    pattern.is(TuplePatternSyntax.self) ? "" : plain(words(pattern))
  }

  private func getterEffects(_ block: AccessorBlockSyntax?) -> String {
    guard case .accessors(let accessors)? = block?.accessors else { return "[]" }
    let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    guard let specifiers = getter?.effectSpecifiers else { return "[]" }
    return list(
      [specifiers.asyncSpecifier?.text, specifiers.throwsClause.map(thrown)].compactMap(\.self))
  }

  // MARK: Parts

  private func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax,
    _ name: String
  ) -> Fields {
    let location = converter.location(for: keyword.positionAfterSkippingLeadingTrivia)
    let words = modifiers.map { self.words($0) }
    let levels = ["public", "package", "internal", "fileprivate", "private", "open"]
    return [
      "line": "\(location.line)", "column": "\(location.column)", "kind": keyword.text, "name": name,
      "qualifiedName": (names + [name]).joined(separator: "."),
      "access": words.first { levels.contains($0) } ?? "null", "modifiers": list(words),
      "attributes": list(attributes.flatMap(attribute)), "conditions": "\(conditions)", "effects": "[]",
      "genericParameters": "[]", "whereClause": "null", "inherits": "[]", "parameters": "[]", "type": "null",
    ]
  }

  /// An attribute, or all that stand under an `#if` of their own.
  private func attribute(_ element: AttributeListSyntax.Element) -> [String] {
    if case .attribute(let attribute) = element { return [words(attribute)] }
    guard case .ifConfigDecl(let condition) = element else { return [] }
    return condition.clauses.flatMap { clause in
      clause.elements?.as(AttributeListSyntax.self)?.flatMap(attribute) ?? []
    }
  }

  private func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> String {
    // What reads `reasync` asks whether there may be something to wait for.
    let isAsync = specifiers?.asyncSpecifier != nil
    return list([isAsync ? "async" : nil, specifiers?.throwsClause.map(thrown)].compactMap(\.self))
  }

  /// A thrown type is a type like those of parameters, which are compared.
  private func thrown(_ clause: ThrowsClauseSyntax) -> String {
    clause.type == nil ? words(clause) : "throws(_)"
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    list(
      clause.parameters.map { parameter in
        let location = converter.location(for: parameter.firstName.positionAfterSkippingLeadingTrivia)
        let type = words(parameter.type) + (parameter.ellipsis?.text ?? "")
        let name = parameter.secondName.map { plain($0.text) } ?? "null"
        let value = parameter.defaultValue.map { words($0.value) } ?? "null"
        return
          "\(plain(parameter.firstName.text)) \(name): \(type) = \(value) at \(location.line):\(location.column)"
      })
  }

  private func list(_ clause: GenericParameterClauseSyntax?) -> String {
    list(clause?.parameters.map { words($0).trimmingCharacters(in: [","]) } ?? [])
  }

  private func list(_ texts: [String]) -> String { "[\(texts.joined(separator: " | "))]" }

  private func plain(_ name: String) -> String { name.trimmingCharacters(in: ["`"]) }

  /// The node's tokens with a space between two words and no other.
  private func words(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var endsInWord = false
    for piece in pieces(of: Syntax(node)) where !piece.isEmpty {
      let first = piece.unicodeScalars.first ?? " "
      let isWord =
        first == "_" || first == "$" || first == "`" || first.properties.isAlphabetic
        || ("0"..."9").contains(first)
        || first == "#" && piece.count > 1 && !piece.hasSuffix("#")
      if endsInWord, isWord { text += " " }
      text += piece
      endsInWord = isWord
    }
    return text
  }

  /// The tokens' texts. A string is one, for so it is to our reader: with the comments in its interpolations.
  private func pieces(of node: Syntax) -> [String] {
    if node.is(StringLiteralExprSyntax.self) || node.is(SimpleStringLiteralExprSyntax.self) {
      return [node.trimmedDescription]
    }
    if let token = node.as(TokenSyntax.self) { return [token.text] }
    return node.children(viewMode: .sourceAccurate).flatMap(pieces)
  }

  private func add(_ fields: Fields) { declarations.append(fields) }
}

/// Our own reader's result, in the same form.
func fields(ofScanned object: [String: Any]) -> Fields {
  func text(_ value: Any?) -> String { value as? String ?? (value as? NSNumber)?.stringValue ?? "null" }
  func list(_ value: Any?) -> String { "[\((value as? [String] ?? []).joined(separator: " | "))]" }
  let parameters = (object["parameters"] as? [[String: Any]] ?? []).map { parameter in
    "\(text(parameter["label"])) \(text(parameter["name"])): \(text(parameter["type"])) = \(text(parameter["default"]))"
      + " at \(text(parameter["line"])):\(text(parameter["column"]))"
  }
  var fields: Fields = ["parameters": list(parameters)]
  for key in ["line", "column", "kind", "name", "qualifiedName", "access", "whereClause", "type"] {
    fields[key] = text(object[key])
  }
  for key in ["attributes", "modifiers", "genericParameters", "inherits"] {
    fields[key] = list(object[key])
  }
  fields["conditions"] = "\((object["conditions"] as? [String] ?? []).count)"
  fields["effects"] = list(
    (object["effects"] as? [String] ?? []).map { $0.hasPrefix("throws(") ? "throws(_)" : $0 })
  return fields
}

/// The text without white space.
func squeezed(_ text: String?) -> String {
  (text ?? "").filter { !$0.isWhitespace }
}

/// Compares one file's declarations, and returns a line for each difference.
func differences(_ path: String, _ ours: [Fields], _ theirs: [Fields]) -> [String] {
  var lines: [String] = []
  let (oursByKey, theirsByKey) = (keyed(ours), keyed(theirs))
  for (key, their) in theirsByKey where oursByKey[key] == nil {
    lines.append("\(path):\(key): \(their["kind"] ?? "") was not read")
  }
  for (key, our) in oursByKey {
    guard let their = theirsByKey[key] else {
      lines.append("\(path):\(key): \(our["kind"] ?? "") is not there")
      continue
    }
    for field in their.keys.sorted() where squeezed(our[field]) != squeezed(their[field]) {
      lines.append("\(path):\(key): \(field): '\(our[field] ?? "")' should be '\(their[field] ?? "")'")
    }
  }
  return lines.sorted()
}

/// The declarations by place and name, and by number where one keyword introduces several of a name.
private func keyed(_ declarations: [Fields]) -> [String: Fields] {
  var result: [String: Fields] = [:]
  for fields in declarations {
    let key = squeezed("\(fields["line"] ?? ""):\(fields["column"] ?? ""):\(fields["name"] ?? "")")
    var number = 1
    while result["\(key)#\(number)"] != nil { number += 1 }
    result["\(key)#\(number)"] = fields
  }
  return result
}

@main struct Judge {
  /// `judge --generate COUNT SEED FOLDER` writes a corpus; `judge SCAN.json LIST` compares what our reader said of
  /// the files in the list.
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "--generate", words.count == 4, let count = Int(words[1]), let seed = UInt64(words[2]) {
      try writeCorpus(count: count, seed: seed, to: words[3])
    } else if words.count >= 2 {
      exit(
        try compare(scan: words[0], list: words[1], most: words.dropFirst(2).first.flatMap { Int($0) } ?? 200)
      )
    } else {
      print("usage: judge --generate COUNT SEED FOLDER | judge SCAN.json LIST [LINES]")
      exit(2)
    }
  }

  /// Prints at `most` so many differences, and returns 0 where there is none.
  private static func compare(scan: String, list: String, most: Int) throws -> Int32 {
    let scanned =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: scan))) as? [[String: Any]]
    let ours = Dictionary(grouping: scanned ?? []) { $0["file"] as? String ?? "" }
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
    var (count, lines) = (0, [String]())
    for path in paths {
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      let theirs = ReferenceReader(text: text).declarations
      count += theirs.count
      lines += differences(path, (ours[path] ?? []).map(fields), theirs)
    }
    for line in lines.prefix(most) { print(line) }
    print("\(paths.count) files, \(count) declarations, \(lines.count) differences")
    return lines.isEmpty ? 0 : 1
  }
}
