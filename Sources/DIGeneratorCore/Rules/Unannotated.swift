// SPDX-License-Identifier: MIT

/// Declarations that lack nothing but a directive, and the directive to write above them.
struct Unannotated {
  let table: TypeTable
  /// The supertypes of each type, looked up once because there may be thousands of problems.
  private let ancestors: [Declaration: Set<TypeIdentity>]
  /// By type, the funcs and properties without a directive that return it.
  private(set) var factories: [TypeIdentity: [Declaration]] = [:]

  init(table: TypeTable) {
    self.table = table
    let types = table.declarations.filter(\.isType)
    ancestors = Dictionary(uniqueKeysWithValues: types.map { ($0, table.allSupertypes(of: .declared($0))) })
    for declaration in table.declarations where !declaration.isProvided {
      guard let type = declaration.given else { continue }
      let identity = table.identity(of: type.asProvided, in: declaration.scope)
      // A static member of the enclosing type is more often one of its values than the way to make one.
      if identity != table[declaration.parent].identity {
        factories[identity, default: []].append(declaration)
      }
    }
  }

  /// The reason why a declaration cannot be provided as it is; nil if it can.
  func reasonAgainst(providing declaration: Declaration) -> String? {
    ProviderReader.reasonAgainst(providing: declaration, in: table)
  }

  /// Whether a type is the same as another or a subtype of it, as far as the sources read show.
  func isSubtype(_ own: TypeIdentity, of type: TypeIdentity) -> Bool {
    own.members.contains(type) || own.declaration.flatMap { ancestors[$0]?.contains(type) } == true
  }

  /// The concrete types without a directive that are subtypes of all given types.
  func types(below types: [TypeIdentity]) -> [Declaration] {
    if types.isEmpty { return [] }
    return table.declarations.filter {
      $0.isConcrete && $0.genericParameters.isEmpty && !$0.isProvided
        && ancestors[$0]?.isSuperset(of: types) == true
    }
  }

  /// Notes with the directive to write above each declaration that other files can see.
  func notes(
    _ found: [Declaration], _ options: [String], for module: String, _ what: String = "", or tail: Advice = ""
  ) -> Notes {
    found.filter { !table.access(of: $0).isHidden && reasonAgainst(providing: $0) == nil }.map {
      declaration in
      let access = table.access(of: declaration)
      let isOwn = declaration.module == module
      let options = (isOwn || access <= .internal ? [] : [access.keyword]) + options
      let directive = "// @provide" + (options.isEmpty ? "" : "(\(options.commaSeparated))")
      let singleton = "// @provide(\((["singleton"] + options).commaSeparated))"
      let isObject = declaration.kind == .class || declaration.kind == .actor
      let lines: Advice =
        isObject
        ? "\(singleton, .above) to keep one, or \(directive, .above) for a new one each time"
        : "\(directive, .above)"
      let note: Advice =
        declaration.has(attribute: Directive.Kind.provide.rawValue)
        ? "'@provide' as an attribute is no directive; write it as a plain comment: \("// @provide", .plain)"
        : declaration.source.isGenerated
          ? "'\(declaration.name)'\(what) is not provided, and another plugin makes its file; write \(directive) in a file of the target, above a static func in an extension that returns it"
          : "'\(declaration.name)'\(what) is not provided; write above it: \(lines)\(tail)"
      return declaration.place.note(note)
    }
  }
}

extension Declaration {
  /// The type that a global or static func or property returns; nil for other declarations.
  fileprivate var given: TypeSyntax? {
    guard parent == nil || isTypeMember, name.isPlainIdentifier else { return nil }
    return kind == .func ? type : isProperty ? statedType : nil
  }

  /// Whether it is a type that is built by its initializer: no protocol, and no enum.
  var isConcrete: Bool { kind == .class || kind == .struct || kind == .actor }
}
