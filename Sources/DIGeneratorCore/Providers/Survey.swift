// SPDX-License-Identifier: MIT

/// What there is among all declarations, found by looking once at each: most are members that nobody asks for.
struct Survey: Sendable {
  /// Whatever gives a type a name, as indices.
  private(set) var types: [Int] = []
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
    for index in share.indices { note(share[index], index) }
  }

  private mutating func note(_ declaration: Declaration, _ index: Int) {
    if declaration.isNamedType {
      types.append(index)
      if declaration.kind == .typealias { aliasNames.insert(declaration.name) }
    } else if declaration.kind == .extension {
      extensions.append(index)
    } else if declaration.isAwaitedMember {
      awaitedNames.insert(declaration.name)
    }
    if !declaration.inherits.isEmpty { inheriting.append(index) }
    guard declaration.speaks else { return }
    speaking.append(index)
    if declaration.container != nil { containers.append(index) }
  }

  private mutating func take(over part: Survey) {
    types += part.types
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
    !directives.isEmpty || !attempts.isEmpty || parameters.contains { !$0.directives.isEmpty }
  }
}
