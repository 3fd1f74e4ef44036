// SPDX-License-Identifier: MIT

/// Where among all declarations those are that somebody asks for, as indices: most are members.
struct Survey: Sendable {
  /// Whatever gives a type a name that its whole module sees.
  private(set) var types: [Int] = []
  /// The same in types and extensions, and where only one file sees it.
  private(set) var nested: [Int] = []
  private(set) var extensions: [Int] = []
  /// What has something behind its colon.
  private(set) var inheriting: [Int] = []
  /// What directives belong to, or were meant to.
  private(set) var speaking: [Int] = []
  /// What declares a child container.
  private(set) var containers: [Int] = []
  /// The functions at top level, by their names.
  private(set) var functions: [String: [Int]] = [:]
  /// The names of all aliases: most paths are none.
  private(set) var aliasNames: Set<String> = []

  /// Notes a declaration.
  mutating func note(_ declaration: Declaration, at index: Int) {
    if !declaration.inherits.isEmpty { inheriting.append(index) }
    if declaration.speaks {
      speaking.append(index)
      if declaration.container != nil { containers.append(index) }
    }
    switch declaration.kind {
    case .class, .struct, .actor, .enum, .protocol, .typealias, .associatedtype:
      if declaration.parent != nil || declaration.isFilesOwn {
        nested.append(index)
      } else {
        types.append(index)
      }
      if declaration.kind == .typealias { aliasNames.insert(declaration.name) }
    case .extension: extensions.append(index)
    case .func: if declaration.parent == nil { functions[declaration.name, default: []].append(index) }
    default: break
    }
  }

  /// The names of types that several modules declare at top level.
  func namesOfSeveralModules(in declarations: [Declaration]) -> Set<String> {
    var modules: [String: String] = [:]
    var result: Set<String> = []
    for declaration in (types + nested).map({ declarations[$0] }) where declaration.parent == nil {
      let other = modules.updateValue(declaration.module, forKey: declaration.name)
      if let other, other != declaration.module { result.insert(declaration.name) }
    }
    return result
  }
}

extension Declaration {
  /// The directive that makes it the inputs of a child container.
  var container: Directive? { directives.first { $0.name == Directive.container } }

  /// Whether a directive belongs to it or to one of its parameters, or was meant to.
  fileprivate var speaks: Bool {
    !directives.isEmpty || !attempts.isEmpty || parameters.contains { !$0.directives.isEmpty }
  }

  /// Whether only its file sees what is declared at top level.
  fileprivate var isFilesOwn: Bool { has("private") || has("fileprivate") }
}
