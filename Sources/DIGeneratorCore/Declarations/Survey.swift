// SPDX-License-Identifier: MIT

/// What there is among all declarations: most are members that nobody asks for.
struct Survey: Sendable {
  /// Whatever gives a type a name that its whole module sees.
  private(set) var types: [Named] = []
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

  /// A declaration, and its name as a number: the name itself is elsewhere in memory.
  struct Named: Sendable {
    let index: Int
    let name: NameHash
    let isAlias: Bool
  }

  /// Notes the declarations of a file, the first of which has the given index.
  mutating func note(_ declarations: [Declaration], _ traits: [Traits], from first: Int) {
    for (offset, traits) in traits.enumerated() where !traits.isEmpty {
      let index = first + offset
      if traits.contains(.type) {
        let name = NameHash(declarations[offset].name)
        types.append(Named(index: index, name: name, isAlias: traits.contains(.alias)))
      }
      if traits.contains(.nested) { nested.append(index) }
      if traits.contains(.extension) { extensions.append(index) }
      if traits.contains(.inheriting) { inheriting.append(index) }
      if traits.contains(.speaking) { speaking.append(index) }
      if traits.contains(.container) { containers.append(index) }
      if traits.contains(.alias) { aliasNames.insert(declarations[offset].name) }
      if traits.contains(.awaited) { awaitedNames.insert(declarations[offset].name) }
    }
  }

  mutating func take(over part: Survey) {
    types += part.types
    nested += part.nested
    extensions += part.extensions
    inheriting += part.inheriting
    speaking += part.speaking
    containers += part.containers
    aliasNames.formUnion(part.aliasNames)
    awaitedNames.formUnion(part.awaitedNames)
  }

  /// The names of types that several modules declare at top level.
  func namesOfSeveralModules(in declarations: [Declaration]) -> Set<String> {
    var modules: [String: String] = [:]
    var result: Set<String> = []
    for index in types.map(\.index) + nested where declarations[index].parent == nil {
      let (name, module) = (declarations[index].name, declarations[index].source.module)
      if let other = modules.updateValue(module, forKey: name), other != module { result.insert(name) }
    }
    return result
  }
}

extension Survey {
  /// What makes a declaration worth noting, found when its file has just been read: later it would have to be fetched
  /// from memory again.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let type = Traits(rawValue: 1)
    static let nested = Traits(rawValue: 1 << 1)
    static let `extension` = Traits(rawValue: 1 << 2)
    static let inheriting = Traits(rawValue: 1 << 3)
    static let speaking = Traits(rawValue: 1 << 4)
    static let container = Traits(rawValue: 1 << 5)
    static let alias = Traits(rawValue: 1 << 6)
    static let awaited = Traits(rawValue: 1 << 7)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(of declaration: Declaration) {
      self = []
      if !declaration.inherits.isEmpty { insert(.inheriting) }
      if declaration.speaks { insert(declaration.container == nil ? .speaking : [.speaking, .container]) }
      switch declaration.kind {
      case .class, .struct, .actor, .enum, .protocol, .typealias, .associatedtype:
        insert(declaration.parent != nil || declaration.isFilesOwn ? .nested : .type)
        if declaration.kind == .typealias { insert(.alias) }
      case .extension: insert(.extension)
      case .`init`, .func: if declaration.isAwaitedMember { insert(.awaited) }
      default: break
      }
    }
  }
}

extension Declaration {
  /// The directive that makes it the inputs of a child container.
  var container: Directive? { directives.first { $0.name == Directive.container } }

  /// Whether what makes a value in a type has to be waited for.
  fileprivate var isAwaitedMember: Bool { effects.isAsync && (isInit || kind == .func && isTypeMember) }

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
