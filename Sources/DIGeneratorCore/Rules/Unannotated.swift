// SPDX-License-Identifier: MIT

/// Declarations that only lack a directive, and what to write above them.
struct Unannotated {
  let table: TypeTable
  /// The funcs and values that nobody annotated, by the types that they give.
  private var givers: [TypeIdentity: [Int]] = [:]
  /// For each declaration all that it inherits; looked up once, for there may be thousands of problems.
  private var ancestors: [Set<TypeIdentity>] = []

  init(table: TypeTable) {
    self.table = table
    for (number, declaration) in table.declarations.enumerated() {
      ancestors.append(declaration.isType ? table.ancestors(ofType: number) : [])
      guard let type = declaration.given, !declaration.isProvided,
        declaration.parent.map({ table.declarations[$0].kind }) != .protocol
      else { continue }
      let identity = table.identity(of: type.asProvided, in: table.scope(of: declaration))
      // What a type has of itself is more often one of its values than the way to make one.
      if identity != declaration.parent.flatMap(table.identity(ofDeclaration:)) {
        givers[identity, default: []].append(number)
      }
    }
  }

  /// The funcs and values that give a type.
  func givers(of type: TypeIdentity) -> [Int] { givers[type, default: []] }

  /// Whether values of a type are of another one, as far as the sources read tell.
  func isOne(_ own: TypeIdentity, of type: TypeIdentity) -> Bool {
    own == type || own.declaration.map { ancestors[$0].contains(type) } == true
  }

  /// The types that are of all of some types and only lack a directive.
  func types(below types: [TypeIdentity]) -> [Int] {
    if types.isEmpty { return [] }
    return ancestors.indices.filter {
      let declaration = table.declarations[$0]
      return declaration.isConcrete && declaration.genericParameters.isEmpty && !declaration.isProvided
        && ancestors[$0].isSuperset(of: types)
    }
  }

  /// What to write above some declarations that another module or the own one could see.
  func notes(
    _ found: [Int], _ options: [String], for module: String, or tail: String = "",
    _ subject: (Declaration) -> String
  ) -> [Diagnostic.Note] {
    var notes = found.filter { !table.access(of: table.declarations[$0]).isHidden }.map { number in
      note(number, options, module, "\(subject(table.declarations[number])) is not provided", tail)
    }
    // Where one of several cannot be proposed, another one would seem to be the only choice.
    if notes.contains(where: { $0.fix == nil }) { for index in notes.indices { notes[index].fix = nil } }
    return notes
  }

  private func note(
    _ number: Int, _ options: [String], _ module: String, _ what: String, _ tail: String
  ) -> Diagnostic.Note {
    let declaration = table.declarations[number]
    if let attempt = declaration.directiveInOtherForm { return attempt }
    let (access, isOwn) = (table.access(of: declaration), declaration.module == module)
    let all = (isOwn || access <= .internal ? [] : [access.keyword]) + options
    let directive = "// @provide" + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
    if keepsState(number) {
      let singleton = "// @provide(\((["singleton"] + all).joined(separator: ", ")))"
      return .init(
        "\(what); write above it: \(singleton) to keep one, or \(directive) for a new one each time\(tail)",
        at: declaration.place)
    }
    // Another module's directive would have to be seen here first.
    let fix = Diagnostic.Fix(
      writing: directive, above: declaration, around: table.model.ancestors(of: declaration),
      "'\(declaration.name)'")
    return .init(
      "\(what); write above it: \(directive)\(tail)", at: declaration.place, fix: isOwn ? fix : nil)
  }

  /// Whether it makes a difference to those who use it whether they have the same one.
  private func keepsState(_ number: Int) -> Bool {
    let kind = table.declarations[number].kind
    guard kind == .class else { return kind == .actor }
    return table.model.members(of: number).map { table.declarations[$0] }.contains { property in
      property.isInstanceProperty && property.isStored
        && (property.kind == .var
          || ["Mutex", "Atomic"].contains { property.value?.text.hasPrefix($0) == true })
    }
  }
}

extension Declaration {
  /// The type that a func or value gives which a container could call; nil for all else.
  fileprivate var given: TypeSyntax? {
    guard parent == nil || isTypeMember, name.first.map({ $0.isLetter || $0 == "_" }) == true else {
      return nil
    }
    return kind == .func ? type : isProperty ? statedType : nil
  }

  /// Whether it is a type that has values of its own.
  var isConcrete: Bool { kind == .class || kind == .struct || kind == .actor }

  /// Says so where the declaration has a directive that is none: an attribute, or a line of its documentation.
  fileprivate var directiveInOtherForm: Diagnostic.Note? {
    if has(attribute: Directive.provide) {
      let fix = attributes.first.map {
        Diagnostic.Fix(
          "write it as a comment",
          [.init("@provide\n", becomes: "// @provide\n", at: source.place(at: $0.range.lowerBound))])
      }
      return .init(
        "'@provide' without '//' is an attribute, and no directive; write it as a comment: // @provide",
        at: place, fix: fix)
    }
    for line in (1..<place.line).reversed() {
      let written = source.text(ofLine: line)
      let text = written.trimmed
      guard let mark = ["///", "/**"].first(where: text.hasPrefix) else {
        if text.hasPrefix("//") || text.hasPrefix("@") { continue }
        return nil
      }
      guard text.dropFirst(3).drop(while: { $0 == " " }).hasPrefix("@provide") else { continue }
      let indentation = written.utf8.prefix { $0.isBlank }.count
      let start = source.place(at: source.start(ofLine: line) + indentation)
      return .init(
        "'@provide' in documentation ('\(mark)') is no directive; write it as a plain comment: // @provide",
        at: start, fix: mark == "///" ? Diagnostic.Fix(replacing: mark, with: "//", at: start) : nil)
    }
    return nil
  }
}
