// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The values that a module asks of containers although no provider makes them. The generator reads directives only, so without
/// this the compiler alone would find them.
///
/// Only what must be a mistake is one. A value that may be no container, a branch of an `#if`, and a module where code that is
/// not read may add members to containers are left to the compiler.
struct MissingAccessors {
  private let graph: Graph
  private let document: GraphDocument
  private let files: [BracketedTokens]
  private let names: ContainerNames
  private let uses: ContainerUses
  /// The containers that have each accessor.
  private var owners: [String: Set<String>] = [:]
  /// Further members of containers, and the accessors of providers that others have taken the place of.
  private let others: Set<String>

  /// - Parameters:
  ///   - graph: the graph of the module.
  ///   - isWhole: whether all modules are read that use the runtime.
  init?(in graph: Graph, isWhole: Bool) {
    (self.graph, document) = (graph, GraphReading(graph, relativeTo: "").document)
    files = graph.table.model.files.concurrentMap { BracketedTokens($0.bytes) }
    names = ContainerNames(document, files)
    guard let members = MembersOfContainers(graph, files, names, isWhole: isWhole) else { return nil }
    uses = ContainerUses(files, names, closed: members.closedTypes)
    others = members.names.union(graph.nodes.flatMap(\.binding.provided).map(\.accessor))
    for provider in document.providers where provider.isLayer == nil {
      for accessor in provider.accessors { owners[accessor, default: []].insert(provider.owner) }
    }
  }

  /// The mistakes in the module.
  var diagnostics: [Diagnostic] {
    zip(files.indices, graph.table.model.files).filter { $1.module == document.root }.flatMap {
      number, file in
      uses.uses(at: words(in: files[number]), in: number).compactMap { diagnostic(of: $0, in: file) }
    }
  }

  /// The words behind dots that may name an accessor, outside all `#if`s.
  private func words(in file: BracketedTokens) -> [Int] {
    var depth = 0
    return file.tokens.indices.filter { index in
      switch file.text(index) {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default: break
      }
      // `c.Module::clock` has the module's name behind the dot.
      let isModule = file.text(index + 1) == ":" && file.text(index + 2) == ":"
      return depth == 0 && !isModule && file.text(index - 1) == "." && file.isWord(index)
    }
  }

  private func diagnostic(of use: ContainerUses.Use, in file: SourceFile) -> Diagnostic? {
    guard case .container(let container) = use.receiver,
      ReservedNames.complaint(about: use.accessor) == nil
    else { return nil }
    let chain = container.map(names.chain)
    let having = owners[use.accessor]
    guard having.map({ owners in chain?.contains(where: owners.contains) == false }) ?? true,
      having != nil || !others.contains(use.accessor)
    else { return nil }
    let asked = container.map { "'\(ContainerNames.className(of: $0))'" } ?? "a container"
    return Diagnostic(
      .missingProvider, "no provider makes '\(use.accessor)', for which this asks \(asked)",
      at: file.place(at: use.offset), notes: notes(on: use.accessor, having?.min(), chain))
  }

  /// The container that has the accessor, the accessor of a similar name, and what the accessor may have been made of.
  private func notes(on accessor: String, _ owner: String?, _ chain: [String]?) -> [Note] {
    func place(of accessor: String?) -> Place? {
      graph.nodes.lazy.map(\.binding).first { $0.provided.contains { $0.accessor == accessor } }?.place
    }
    if let owner, let place = place(of: accessor) {
      return [place.note("'\(ContainerNames.className(of: owner))' has an accessor of that name")]
    }
    let known = owners.filter { chain?.contains(where: $0.value.contains) != false }.keys.sorted()
    let near = Spelling.nearest(to: accessor, in: known)
    let similar = near.flatMap { near in place(of: near).map { [$0.note("did you mean '\(near)'?")] } } ?? []
    let meant = graph.table.model.declarations.filter { $0.wouldMake(accessor) }
    return meant.map { $0.place.note("'\($0.name)' is declared here, and no directive provides it") }
      + similar
  }
}

extension Declaration {
  /// Whether it would have an accessor of a name if a directive stood above it.
  fileprivate func wouldMake(_ accessor: String) -> Bool {
    if kind == .func || isProperty {
      return name == accessor && (parent == nil || modifiers.contains("static"))
    }
    return isNamedType && name.lowerCamelCase == accessor
  }
}
