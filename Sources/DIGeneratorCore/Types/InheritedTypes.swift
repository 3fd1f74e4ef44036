// SPDX-License-Identifier: MIT

// Types that one has as members of its own because of what it inherits: those in a superclass, and a protocol's aliases.
extension TypeTable {
  /// The type that a name leads to in a type that has it from above.
  func inherited(_ name: String, by heir: TypeIdentity, fromProtocols: Bool = true) -> TypeIdentity? {
    guard names.mayBeNested(name), let module = declaration(heir)?.module else { return nil }
    var queue = above(heir)[...]
    // By their declarations: what inherits from itself may do so for ever larger arguments.
    var seen: Set<Int> = []
    while let next = queue.popFirst() {
      guard case .declared(let index, let arguments) = next, seen.insert(index).inserted,
        fromProtocols || declarations[index].kind != .protocol
      else { continue }
      if let found = self.index(of: name, in: .type(index)), isInherited(found, in: module) {
        return .declared(found, arguments)
      }
      queue += above(next)
    }
    return nil
  }

  /// The same in one of the types around.
  func inherited(_ name: String, by owner: Owner, in scope: Scope, fromProtocols: Bool = true) -> Int? {
    guard names.mayBeNested(name), case .type(let index) = owner,
      let heir = ownType(index, with: scope.bindings)?.identity
    else { return nil }
    return inherited(name, by: heir, fromProtocols: fromProtocols)?.declaration
  }

  /// What names lead to from a module or a type on, each in the one before.
  func declared(_ names: some Sequence<String>, in owner: Owner, _ scope: Scope) -> Int? {
    var owner = owner
    for name in names {
      guard let index = index(of: name, in: owner) ?? inherited(name, by: owner, in: scope) else {
        return nil
      }
      owner = .type(index)
    }
    if case .type(let index) = owner { return index }
    return nil
  }

  /// The type around that has what was found from above; nil for what was found otherwise.
  func heir(of found: Int, in scope: Scope) -> ResolvedType? {
    guard let owner = owner(of: found), case .type = owner else { return nil }
    let enclosing = enclosing(scope)
    if enclosing.contains(owner) { return nil }
    let name = declarations[found].name
    let around = enclosing.first { inherited(name, by: $0, in: scope) == found }
    guard case .type(let index)? = around else { return nil }
    return ownType(index, with: scope.bindings)
  }

  /// What the generic parameters of a type stand for in one that inherits from it.
  func bindings(of ancestor: Int, in heir: TypeIdentity) -> [String: ResolvedType] {
    var queue = [heir][...]
    var seen: Set<Int> = []
    while let next = queue.popFirst() {
      guard case .declared(let index, let arguments) = next, seen.insert(index).inserted else { continue }
      let parameters = parameters(around: index) + declarations[index].genericParameters.map(\.name)
      if index == ancestor { return Dictionary(zip(parameters, arguments.map { type($0) })) { $1 } }
      queue += above(next)
    }
    return [:]
  }

  /// What conforms to a protocol says itself what its associated types are.
  private func isInherited(_ index: Int, in module: String) -> Bool {
    let declaration = declarations[index]
    let access = access(of: declaration)
    return declaration.kind != .associatedtype && !access.isHidden
      && isVisible(access, from: declaration.module, in: module)
  }

  /// What stands behind the colons of a type and its extensions.
  private func above(_ type: TypeIdentity) -> [TypeIdentity] {
    guard case .declared(let index, let arguments) = type else { return [] }
    let parameters = parameters(around: index) + declarations[index].genericParameters.map(\.name)
    let bindings = Dictionary(zip(parameters, arguments)) { $1 }
    return parts(of: index).flatMap(inherited(by:)).flatMap(\.members).map { $0.replacing(bindings) }
  }
}

extension TypeIdentity {
  /// The type with what generic parameters stand for among its arguments.
  fileprivate func replacing(_ parameters: [String: TypeIdentity]) -> TypeIdentity {
    if parameters.isEmpty { return self }
    return switch self {
    case .declared(let index, let arguments): .declared(index, arguments.map { $0.replacing(parameters) })
    case .unread(let name, []): parameters[name] ?? self
    case .unread(let name, let arguments): .unread(name, arguments.map { $0.replacing(parameters) })
    default: self
    }
  }
}
