// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension Place {
  /// Removes the modifier of an access in front of a keyword, so that the declaration is internal.
  func droppingAccess(_ access: String) -> Diagnostic.Fix? {
    let start = lineRange.lowerBound
    let head = text(start..<offset)
    guard let range = head.ranges(of: access + " ").last else { return nil }
    let first = start + head[..<range.lowerBound].utf8.count
    return replacing(first..<first + access.utf8.count + 1, with: "", "make it internal")
  }
}

extension Place {
  /// Gives the declaration with its keyword here another access, in place of the one that is written.
  func settingAccess(_ access: String) -> Diagnostic.Fix {
    let head = text(lineRange.lowerBound..<offset), title = "make it \(access)"
    guard let old = head.firstMatch(of: #/\b(?:internal|package|fileprivate|private)\b(?=[\w ]*$)/#) else {
      return inserting("\(access) ", title)
    }
    let start = lineRange.lowerBound + head[..<old.range.lowerBound].utf8.count
    return replacing(start..<start + old.0.utf8.count, with: access, title)
  }
}

extension ReadFiles {
  /// Writes `@provide` as a plain comment, where it stands as an attribute or in documentation.
  func plainDirective(at place: Place) -> Diagnostic.Fix? {
    let declaration = declarations(of: place.source).first { $0.place == place }
    guard let attribute = declaration?.attributes.first(where: \.isMeantAsDirective) else {
      return place.plainDocumentation
    }
    let line = place.at(attribute.range.lowerBound)
    let range = line.startOfCode.offset..<attribute.range.upperBound
    let rest = place.text(range.upperBound..<line.lineRange.upperBound)
    let others = place.text(range.lowerBound..<attribute.range.lowerBound).trimmed
    let directive = "// \(place.text(attribute.range))"
    let isAlone = others.isEmpty && rest.isBlank
    return place.replacing(
      range, with: isAlone ? directive : "\(directive)\n\(line.indent)\(others)", "write \(directive)")
  }

  /// Writes the type of a property that has none.
  func annotating(_ place: Place, as type: String) -> Diagnostic.Fix? {
    guard let property = declarations(of: place.source).first(where: { $0.place == place }) else {
      return nil
    }
    let name = property.namePlace
    return name.moved(by: property.name.utf8.count).inserting(": \(type)", "write its type: \(type)")
  }

  /// Declares an alias and requires it, in front of the outermost type around a place.
  func requiring(_ alias: String, at place: Place) -> Diagnostic.Fix? {
    let around = declarations(of: place.source).last { $0.place.offset <= place.offset }
    guard let outermost = around.map({ $0.ancestors.last ?? $0 }) else { return nil }
    var line = outermost.place.line
    while let above = place.startOfHead(above: line) { line = above }
    let start = place.at(place.source.content(ofLine: line).lowerBound)
    return start.inserting("// @require\n\(alias)\n\n", "write // @require above \(alias)")
  }

  /// Adds stored properties to a type, the first of its members.
  func addingProperties(_ properties: [String], to place: Place) -> Diagnostic.Fix? {
    guard let brace = brace("{", behind: place) else { return nil }
    let body = brace.text(brace.offset + 1..<brace.lineRange.upperBound)
    let line = properties.joined(separator: "; ").replacing("  // @arg", with: " /* @arg */")
    let text =
      body.contains("}")
      ? " \(line)\(body.first == "}" ? " " : ";")"
      : properties.map { "\n\(place.indent)\(place.step)\($0)" }.joined()
    return brace.moved(by: 1).inserting(text, "add \(properties.joined(separator: ", "))")
  }

  /// Adds parameters to a func, or to the initializer of a type, in front of the others.
  func addingParameters(_ parameters: [String], to place: Place) -> Diagnostic.Fix? {
    let all = declarations(of: place.source)
    guard let own = all.first(where: { $0.place == place }) else { return nil }
    let inits = all.filter { $0.isInit && $0.parent == own }
    guard let made = own.hasMembers ? (inits.count == 1 ? inits[0] : nil) : own,
      let brace = brace("(", behind: made.place)
    else { return nil }
    let (start, list) = (brace.moved(by: 1), parameters.joined(separator: ", "))
    let title = "add \(list)"
    if made.parameters.isEmpty { return start.inserting(list, title) }
    let isAlone = start.text(start.offset..<start.lineRange.upperBound).isBlank
    return start.inserting(isAlone ? "\n\(made.parameters[0].place.indent)\(list)," : "\(list), ", title)
  }

  /// Puts a declaration, with the comments and attributes above it, under an `#if`; nil if it does not fill its lines.
  func putting(_ place: Place, under condition: String) -> Diagnostic.Fix? {
    guard let end = declaration(at: place).flatMap(end),
      end.text(end.offset..<end.lineRange.upperBound).isBlank
    else { return nil }
    var first = place.line
    while let above = place.startOfHead(above: first) { first = above }
    let range = place.source.content(ofLine: first).lowerBound..<end.lineRange.upperBound
    return place.replacing(
      range, with: "\(place.indent)#if \(condition)\n\(place.text(range))\n\(place.indent)#endif",
      "put it under #if \(condition)")
  }

  /// The place behind a declaration: behind its body, or at the end of its line.
  private func end(of declaration: Declaration) -> Place? {
    let place = declaration.place
    var depth = 0
    for token in Lexer.tokens(of: place.source.bytes).tokens where token.range.lowerBound > place.offset {
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      if depth == 0, token.text == "}" { return place.at(token.range.upperBound) }
      let isOver =
        declaration.isProperty && depth == 0 && token.range.lowerBound >= place.lineRange.upperBound
      if isOver || depth < 0 { break }
    }
    return declaration.isProperty ? place.at(place.lineRange.upperBound) : nil
  }

  /// Replaces `package` by `public` in a directive and in front of its declaration.
  func makingPublic(_ directive: WrittenDirective) -> Diagnostic.Fix? {
    guard let declaration = declaration(at: directive.place) else { return nil }
    let range = directive.place.offset..<declaration.place.offset
    let text = directive.place.text(range)
    return directive.place.replacing(
      range, with: text.replacing(#/\bpackage\b/#, with: "public"), "make it public")
  }

  /// The first bracket of a kind behind a place.
  private func brace(_ text: String, behind place: Place) -> Place? {
    let tokens = Lexer.tokens(of: place.source.bytes).tokens
    return tokens.first { $0.range.lowerBound > place.offset && $0.text == text }.map {
      place.at($0.range.lowerBound)
    }
  }
}

extension Place {
  /// Writes a directive in the documentation above the line as a plain comment.
  fileprivate var plainDocumentation: Diagnostic.Fix? {
    guard line > 1 else { return nil }
    let above = at(source.content(ofLine: line - 1).lowerBound).startOfCode
    let text = text(above.offset..<above.lineRange.upperBound)
    guard text.hasPrefix("/// @provide") else { return nil }
    let new = String(text.dropFirst())
    return Diagnostic.Fix("write \(new)", replacing: text, with: new, at: above)
  }
}
