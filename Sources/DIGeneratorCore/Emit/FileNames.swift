// SPDX-License-Identifier: MIT

/// The names that the whole file shares: of classes, accessors, keys and slots.
final class FileNames {
  let graph: Graph
  /// The names of the runtime's types in this module.
  let runtime: RuntimeNames
  let slots: SlotNumbers
  /// Accessors that more than one module declares, or that a module below has a member of its own for.
  private let contested: Set<String>
  /// The accessors, each behind its module, that a module has in several kinds of containers: their names alone do not
  /// identify their keys.
  private let ambiguous: Set<[String]>

  /// The dictionaries of which functions hand out elements by key.
  let askedByKey: Set<Binding>

  init(_ graph: Graph) {
    askedByKey = graph.askedByKey
    self.graph = graph
    runtime = graph.table.scopes.runtimeNames
    slots = SlotNumbers(graph.own.filter { $0.hasEntries || $0.binding.injection != nil })
    let accessors = graph.bindings.flatMap { binding in
      binding.provided.map { ($0.accessor, binding.module) }
    }
    contested = (accessors + graph.table.ownMembersOfContainers.map { ($0.name, "") }).keysOfSeveral()
    let owned = graph.children.isEmpty ? [] : graph.nodes.filter(\.hasEntries)
    ambiguous = owned.flatMap { node in
      node.binding.provided.map { ([node.binding.module, $0.accessor], node.resolvedOwner) }
    }.keysOfSeveral()
  }

  var table: TypeTable { graph.table }
  var module: String { graph.module }

  /// The class of a kind of containers in generated code.
  func className(of owner: Owner) -> String { owner.isChild ? owner.className : runtime.container }

  /// The name of the base of the module's slots, in all containers or in a child container.
  func base(for child: Owner?) -> String { "_\(module)\(child.map { "_\($0.className)" } ?? "")_base" }

  /// The condition of the `#if` around a child container and all its members.
  func condition(of child: Owner?) -> Condition { child.flatMap { graph.children[$0]?.condition } ?? .always }

  func isContested(_ target: Target) -> Bool { contested.contains(target.accessor) }

  /// An accessor, as it follows a container's name; with its module if other modules have an accessor of that name.
  func member(_ name: String, of module: String) -> String {
    ".\(contested.contains(name) ? "\(module)::" : "")\(name.quotedIfNeeded)"
  }

  /// The call of an accessor. The maker of a child container is a method, even without parameters.
  func call(_ target: Target, of container: String, _ list: [CallArgument]) -> String {
    let binding = target.binding
    let callee = container + member(target.accessor, of: binding.module)
    let isMethod = !binding.arguments.isEmpty || binding.childFactory != nil
    return isMethod ? "\(callee)(\(list.text))" : callee
  }

  /// The function that hands out an element of a dictionary by its key.
  func nameOfElement(in dictionary: Target) -> String {
    "_element_of_\(dictionary.accessor.withoutSpecialCharacters)"
  }

  /// The effects of asking an accessor.
  func effects(of target: Target) -> BuildEffects { graph[target.binding].transitiveEffects }

  /// The key of an accessor.
  func key(of target: Target) -> String {
    let provided = target.provided
    return key(
      provided.accessor, of: graph[target.binding], giving: provided.spelling, beside: provided.accessor)
  }

  /// A key by its name; with its type if several kinds of containers have an accessor of that name.
  func key(_ name: String, of node: Node, giving type: TypeSyntax, beside accessor: String) -> String {
    let module = node.binding.module
    let isAmbiguous = ambiguous.contains([module, accessor])
    let start = isAmbiguous ? "\(runtime.key)<\(maker(of: node, giving: type))>" : ""
    return start + member(name, of: module)
  }

  /// The type of a node's key: the function type, wrapped if the key takes the build as a whole.
  func maker(of node: Node, giving type: TypeSyntax) -> String {
    let function = function(of: node, giving: type)
    return node.isOpaque ? "_OpaqueMaker<\(function)>" : function
  }

  /// The type of the function that makes a node's value.
  func function(of node: Node, giving type: TypeSyntax) -> String {
    let effects = node.transitiveEffects
    let inputs = [className(of: node.resolvedOwner)] + node.binding.arguments.map(\.makerType)
    let list = inputs.commaSeparated
    return "\(effects.seenIsolation)@Sendable (\(list))\(effects.words) -> \(type)"
  }
}

extension TypeTable {
  /// The members that the sources of modules below add to the classes of containers.
  fileprivate var ownMembersOfContainers: [Declaration] {
    model.types.filter {
      $0.kind == .extension && $0.module != model.module
        && self[$0].identity?.unreadName?.hasSuffix(RuntimeType.container.rawValue) == true
    }.flatMap(\.members)
  }
}
