// SPDX-License-Identifier: MIT

/// Declarations that only lack a directive, and what to write above them.
struct Unannotated {
  let table: TypeTable
  /// The funcs and values that nobody annotated, by the types that they give.
  private let givers: [TypeIdentity: [Int]]
  /// For each declaration all that it inherits; looked up once, for there may be thousands of problems.
  private let ancestors: [Set<TypeIdentity>]

  init(table: TypeTable) {
    self.table = table
    ancestors = table.declarations.indices.map {
      table.declarations[$0].isType ? table.ancestors(ofType: $0) : []
    }
    var givers: [TypeIdentity: [Int]] = [:]
    for (number, declaration) in table.declarations.enumerated() {
      guard let type = declaration.given, !declaration.isProvided,
        declaration.parent.map({ table.declarations[$0].kind }) != .protocol
      else { continue }
      let identity = table.identity(of: type.asProvided, in: table.scope(of: declaration))
      // What a type has of itself is more often one of its values than the way to make one.
      let around = declaration.parent.flatMap(table.identity(ofDeclaration:))
      if identity != around { givers[identity, default: []].append(number) }
    }
    self.givers = givers
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
      table.declarations[$0].isBuildable && ancestors[$0].isSuperset(of: types)
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
    let directive = directive(all)
    if keepsState(number) {
      return .init(
        "\(what); write above it: \(self.directive(["singleton"] + all)) to keep one, or \(directive) for a new one each time\(tail)",
        at: declaration.place)
    }
    // Another module's directive would have to be seen here first.
    let line = isOwn ? LineAbove(declaration, in: table.model) : nil
    return .init(
      "\(what); write above it: \(directive)\(tail)", at: declaration.place,
      fix: line?.fix(inserting: directive, above: "'\(declaration.name)'"))
  }

  private func directive(_ options: [String]) -> String {
    "// @provide" + (options.isEmpty ? "" : "(\(options.joined(separator: ", ")))")
  }

  /// Whether it makes a difference to those who use it whether they have the same one.
  private func keepsState(_ number: Int) -> Bool {
    let kind = table.declarations[number].kind
    guard kind == .class else { return kind == .actor }
    return table.model.members(of: number).map { table.declarations[$0] }.contains {
      $0.isInstanceProperty && $0.storage == .stored
        && ($0.kind == .var
          || ["Mutex", "Atomic"].contains { [value = $0.value?.text] in value?.hasPrefix($0) == true })
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

  /// Whether a directive above it would provide it, for nobody said anything about it yet.
  var isBuildable: Bool { isConcrete && genericParameters.isEmpty && !isProvided }
}
