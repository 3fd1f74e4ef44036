// SPDX-License-Identifier: MIT

/// What there is among all declarations, found by looking once at each: most are members that nobody asks for.
struct Survey: Sendable {
  /// Whatever gives a type a name that its whole module sees, as indices.
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
  /// The names of all aliases: most paths are none.
  private(set) var aliasNames: Set<String> = []
  /// What initializers and functions of types are called that have to be waited for.
  private(set) var awaitedNames: Set<String> = []

  init(of declarations: [Declaration]) {
    let parts = declarations.shares(of: 2048).concurrentMap(inTurnsOf: 1) { Survey(of: $0) }
    for part in parts { take(over: part) }
  }

  private init(of share: ArraySlice<Declaration>) {
    for index in share.indices {
      // Asked all at once, and nothing of it is handed on: else each would be retained, which costs more than the rest.
      let declaration = share[index]
      let (kind, isNested) = (declaration.kind, declaration.parent != nil || declaration.isFilesOwn)
      let (inherits, speaks) = (!declaration.inherits.isEmpty, declaration.speaks)
      if inherits { inheriting.append(index) }
      if speaks { note(speaking: share[index], index) }
      switch kind {
      case .class, .struct, .actor, .enum, .protocol, .typealias, .associatedtype:
        if isNested { nested.append(index) } else { types.append(index) }
        if kind == .typealias { aliasNames.insert(share[index].name) }
      case .extension: extensions.append(index)
      case .`init`, .func:
        if share[index].effects.isAsync, share[index].isAwaitedMember {
          awaitedNames.insert(share[index].name)
        }
      default: break
      }
    }
  }

  private mutating func note(speaking declaration: Declaration, _ index: Int) {
    speaking.append(index)
    if declaration.container != nil { containers.append(index) }
  }

  /// The names of types that several modules declare at top level.
  func namesOfSeveralModules(in declarations: [Declaration]) -> Set<String> {
    var modules: [String: String] = [:]
    var result: Set<String> = []
    for index in types + nested where declarations[index].parent == nil {
      let (name, module) = (declarations[index].name, declarations[index].source.module)
      if let other = modules.updateValue(module, forKey: name), other != module { result.insert(name) }
    }
    return result
  }

  private mutating func take(over part: Survey) {
    types += part.types
    nested += part.nested
    extensions += part.extensions
    inheriting += part.inheriting
    speaking += part.speaking
    containers += part.containers
    aliasNames.formUnion(part.aliasNames)
    awaitedNames.formUnion(part.awaitedNames)
  }
}

extension Declaration {
  /// Whether a directive belongs to it or to one of its parameters, or was meant to.
  fileprivate var speaks: Bool {
    if !directives.isEmpty || !attempts.isEmpty { return true }
    return !parameters.isEmpty && parameters.contains { !$0.directives.isEmpty }
  }

  /// Whether only its file sees what is declared at top level.
  fileprivate var isFilesOwn: Bool {
    for modifier in modifiers {
      switch modifier.keyword {
      case .private, .fileprivate: if modifier.detail == nil { return true }
      default: break
      }
    }
    return false
  }
}
