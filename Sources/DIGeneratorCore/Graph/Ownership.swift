// SPDX-License-Identifier: MIT

/// The owners of all bindings. A kept value belongs where `in:` says, else to every container; a transient belongs to the
/// innermost container that it depends on, so that every container with its dependencies has it too.
struct Owners: Equatable {
  /// The child containers to which dependencies have moved bindings.
  private var decided: [Binding.ID: Owner] = [:]

  subscript(binding: Binding) -> Owner { decided[binding.id] ?? binding.declaredOwner ?? .container }

  init() {}

  /// The owners that the edges of bindings decide.
  init(of bindings: [Binding], by wiring: Wiring, _ children: ChildClasses) {
    let order = BuildOrder(of: bindings) { wiring[$0].edges }
    let free = order.bindings.filter(\.isOwnedByDependencies)
    // Dependencies may be cyclic, so this repeats until nothing changes. It ends, because each change moves an owner
    // inwards.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for binding in free {
        let variants = wiring[binding]
        let needed =
          variants.edges.map { self[$0.target] } + children.received(by: binding, variants).map(\.owner)
          + (binding.original.map { [self[$0]] } ?? [])
        // Dependencies on unrelated containers are an error that ``ScopeCheck`` reports.
        let owner = needed.reduce(self[binding]) { $1.isWithin($0) ? $1 : $0 }
        if owner == self[binding] { continue }
        decided[binding.id] = owner
        isSettled = false
      }
    }
  }
}

extension Binding {
  /// Whether the dependencies decide the owner.
  var isOwnedByDependencies: Bool {
    declaredOwner == nil && !isKept && !isOfElements && !isRequired
  }
}

/// The child containers of a run, found by owner, or by the type of a parameter.
package struct ChildClasses: Sendable {
  package let list: [ChildContainer]
  private let table: TypeTable
  private let byOwner: [Owner: ChildContainer]
  private var byClass: [TypeIdentity: [ChildContainer]] = [:]

  init(_ list: [ChildContainer], in table: TypeTable) {
    self.list = list
    self.table = table
    byOwner = Dictionary(list.map { ($0.owner, $0) }) { first, _ in first }
    for child in list {
      for type in child.owner.classes { byClass[type, default: []].append(child) }
    }
  }

  var isEmpty: Bool { list.isEmpty }

  /// The child container of an owner; nil for `Container`.
  subscript(owner: Owner) -> ChildContainer? { byOwner[owner] }

  /// The owner whose generated class a type names, or an optional of it. As for the compiler, the module's own classes
  /// come before imported ones.
  func owner(of type: ResolvedType, in module: String) -> Owner? {
    if isEmpty { return nil }
    let all = byClass[type.identity] ?? type.unwrapped.flatMap { byClass[$0.identity] } ?? []
    return all.filter { table.sees($0, in: module) }.map(\.owner).min {
      ($0.module == module ? 0 : 1, $0.module) < ($1.module == module ? 0 : 1, $1.module)
    }
  }

  /// The child containers that a binding receives, with the parameters that take them.
  func received(by binding: Binding, _ variants: [BindingVariant])
    -> [(parameter: Parameter, owner: Owner)]
  {
    if isEmpty { return [] }
    return variants.flatMap { zip(binding.parameters, $0.values) }.compactMap { parameter, value in
      value.isContainer ? owner(of: parameter.type, in: binding.module).map { (parameter, $0) } : nil
    }
  }
}

extension Owner {
  /// The names that its class may have in sources.
  var classes: [TypeIdentity] { [.unread(className), .unread("\(module).\(className)")] }
}

extension ChildContainer {
  /// The parent's method that makes the child container, as a binding that deferred edges can ask.
  var asBinding: Binding {
    let type = ResolvedType(identity: owner.classes[0], spelling: .name(owner.className))
    return Binding(
      module: owner.module, place: place, kind: .child(self), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: maker, place: place)], access: access,
      parameters: inputs, condition: condition, files: files, declaredOwner: parent)
  }
}

extension ResolvedType {
  /// Whether it is the runtime's container, or an optional of it.
  var isContainer: Bool {
    let identity = TypeIdentity.unread(Owner.container.className)
    return self.identity == identity || unwrapped?.identity == identity
  }
}
