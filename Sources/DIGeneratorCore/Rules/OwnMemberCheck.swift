// SPDX-License-Identifier: MIT

/// Reports members that the target's sources add to a container's class and that hide an accessor. The compiler would take
/// the member in place of the accessor, so that no override of the accessor had an effect there.
struct OwnMemberCheck {
  let graph: Graph
  private var table: TypeTable { graph.table }

  var diagnostics: [Diagnostic] {
    let members = table.model.types.filter { $0.kind == .extension && $0.module == graph.module }.flatMap {
      part in
      owner(of: part).map { owner in part.members.map { (owner, $0) } } ?? []
    }
    if members.isEmpty { return [] }
    let nodes = graph.nodes.filter { node in
      let binding = node.binding
      return (binding.isOffered || binding.childFactory != nil)
        && (binding.module == graph.module || graph.index.sees(binding, in: graph.module))
    }
    let targets = nodes.flatMap { node in node.binding.provided.map { (node, $0) } }
    let byName = Dictionary(grouping: targets, by: \.1.accessor)
    return members.compactMap { owner, member in
      if member.isNamedType {
        return targets.first { node, provided in
          owner.isRelated(to: node.resolvedOwner)
            && ([provided.spelling] + node.binding.arguments.map(\.spelling)).flatMap(\.names).contains {
              $0[0].name.withoutBackticks == member.name
            }
        }.map { hiding(member, $1) }
      }
      if member.name == "inject", let binding = injectionHidden(by: member) {
        return Diagnostic(
          .accessorClash,
          "'inject' takes the place of the generated method, which sets the properties of '\(binding.concrete.title)'; give it another name",
          at: member.place, notes: [binding.place.note("'\(binding.concrete.title)' has injected properties")]
        )
      }
      return byName[member.name]?.first { node, _ in hides(member, of: owner, node) }.map {
        mistake(member, $0, $1)
      }
    }
  }

  /// The container whose class an extension extends; nil for other extensions.
  private func owner(of part: Declaration) -> Owner? {
    guard let type = table.ownType(part) else { return nil }
    return type.identity == .unread(Owner.container.className)
      ? .container : graph.children.owner(of: type, in: graph.module)
  }

  private func hides(_ member: Declaration, of owner: Owner, _ node: Node) -> Bool {
    guard member.isProperty || member.kind == .func, !member.isTypeMember,
      owner.isRelated(to: node.resolvedOwner), !member.condition.excludes(node.binding.condition)
    else { return false }
    let arguments = node.binding.arguments
    let isMethod = !arguments.isEmpty || node.binding.childFactory != nil
    if member.isProperty || !isMethod { return member.isProperty && !isMethod }
    let leftOut = arguments.indices.filter { arguments[$0].role != .argument(.none) }
    return leftOut[...].subsets.contains { leftOut in
      let given = arguments.indices.filter { !leftOut.contains($0) }.map {
        Overload.Parameter(label: arguments[$0].label, type: arguments[$0].type.identity)
      }
      // Of a method with further parameters the compiler takes what leaves out fewer.
      let rest = member.parameters.count - given.count
      return rest <= leftOut.count && table.mayTake(given, member)
    }
  }

  /// The injection for a type, or for its superclass, that a method of the user's own takes.
  private func injectionHidden(by member: Declaration) -> Binding? {
    guard member.parameters.count == 1, let parameter = member.parameters.first, parameter.label == "_",
      let type = table.identity(of: parameter.type.core, in: member.scope).declaration
    else { return nil }
    let classes = Set(table.classes(from: type))
    return graph.bindings.first { $0.injection.map { classes.contains($0.type) } == true }
  }

  /// A type in an extension of a container's class, which its accessors would mean in place of another type.
  private func hiding(_ type: Declaration, _ provided: ExposedType) -> Diagnostic {
    Diagnostic(
      .accessorClash,
      "'\(type.name)' hides another type of that name in the accessors of containers; give it another name, or declare it at top level",
      at: type.place,
      notes: [provided.place.note("'\(provided.type.title)' is provided here")])
  }

  private func mistake(_ member: Declaration, _ node: Node, _ provided: ExposedType) -> Diagnostic {
    Diagnostic(
      .accessorClash,
      "'\(member.name)' hides the accessor of that name, so that overrides have no effect; give it another name",
      at: member.place,
      notes: [
        provided.place.note(
          "the accessor is '\(node.binding.module)::\(member.name)', for '\(provided.type.title)', provided here"
        )
      ])
  }
}
