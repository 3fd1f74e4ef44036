// SPDX-License-Identifier: MIT

/// The child containers of a run, and by which types the parameters of each module mean them.
struct ChildClasses: Sendable {
  /// A type as a module can write it.
  private struct Name: Hashable {
    var identity: TypeIdentity
    var module: String
  }

  let list: [ChildContainer]
  private let containers: [Owner: ChildContainer]
  private var owners: [Name: Owner] = [:]

  static let none = ChildClasses()

  private init() { (list, containers) = ([], [:]) }

  init(_ list: [ChildContainer], in table: TypeTable) {
    self.list = list
    containers = Dictionary(list.map { ($0.owner, $0) }, uniquingKeysWith: { first, _ in first })
    // Nearly all programs have none.
    for module in list.isEmpty ? [] : table.modules { add(seenIn: module, table) }
  }

  var isEmpty: Bool { list.isEmpty }

  /// The declaration of an owner; nil for `Container`.
  subscript(owner: Owner) -> ChildContainer? { containers[owner] }

  /// The one whose generated class a type is, or an optional of it.
  func owner(of type: ResolvedType, in module: String) -> Owner? {
    if isEmpty { return nil }
    return [type.identity, type.unwrapped?.identity].lazy.compactMap { identity in
      identity.flatMap { owners[Name(identity: $0, module: module)] }
    }.first
  }

  /// A module's own classes come before those that it imports, as the compiler has it.
  private mutating func add(seenIn module: String, _ table: TypeTable) {
    let seen = list.filter { table.sees($0, in: module) }.ordered {
      ($0.owner.module == module ? 0 : 1, $0.owner.module) < (
        $1.owner.module == module ? 0 : 1, $1.owner.module
      )
    }
    for child in seen {
      for name in child.owner.classes.map({ Name(identity: $0, module: module) }) where owners[name] == nil {
        owners[name] = child.owner
      }
    }
  }
}

extension Owner {
  /// What its class may be called in sources.
  var classes: [TypeIdentity] { [.named(className), .named("\(module).\(className)")] }
}

extension ChildContainer {
  /// The parent's method that makes one, as what a deferred dependency asks.
  var asProvider: Provider {
    let type = ResolvedType(identity: owner.classes[0], spelling: .name(owner.className))
    let provider = Provider(
      module: owner.module, place: place, construction: .function(maker), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: maker, place: place)], files: files)
    (provider.access, provider.condition) = (access, condition)
    (provider.parameters, provider.isMemberwise) = (inputs, true)
    (provider.owner, provider.made) = (parent, self)
    return provider
  }
}

extension Graph {
  /// The module's own child containers.
  func children(of module: String) -> [ChildContainer] { children.list.filter { $0.owner.module == module } }
}
