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
  /// The accessors of all providers, those too that others take the place of.
  private let accessors: Set<String>

  /// - Parameters:
  ///   - graph: the graph of the module.
  ///   - isWhole: whether all modules are read that use the runtime.
  init?(in graph: Graph, isWhole: Bool) {
    (self.graph, document) = (graph, GraphReading(graph, relativeTo: "").document)
    files = graph.table.model.files.concurrentMap { BracketedTokens($0.bytes) }
    names = ContainerNames(document, files)
    guard let members = MembersOfContainers(graph, names, isWhole: isWhole) else { return nil }
    uses = ContainerUses(files, names, closed: members.closedTypes)
    accessors = members.names.union(graph.nodes.flatMap(\.binding.provided).map(\.accessor))
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
    let owners = container.map { Set(names.chain(from: $0)) }
    let named = document.providers.filter { $0.isLayer == nil && $0.accessors.contains(use.accessor) }
    if owners.map({ owners in named.contains { owners.contains($0.owner) } }) ?? !named.isEmpty { return nil }
    if named.isEmpty, accessors.contains(use.accessor) { return nil }
    let asked = container.map { "'\(names.className(of: $0))'" } ?? "a container"
    return Diagnostic(
      .missingProvider, "no provider makes '\(use.accessor)', for which this asks \(asked)",
      at: file.place(at: use.offset), notes: notes(on: use.accessor, named, owners))
  }

  /// The container that has the accessor, the accessor of a similar name, and what the accessor may have been made of.
  private func notes(
    on accessor: String, _ named: [GraphDocument.Provider], _ owners: Set<String>?
  ) -> [Note] {
    let others = graph.nodes.map(\.binding).filter { $0.provided.contains { $0.accessor == accessor } }
    if let owner = named.first?.owner, let other = others.first {
      return [other.place.note("'\(names.className(of: owner))' has an accessor of that name")]
    }
    let meant = graph.table.model.declarations.filter { $0.wouldMake(accessor) }
    let known = document.providers.filter { owners?.contains($0.owner) != false }.flatMap(\.accessors)
    let near = Spelling.nearest(to: accessor, in: known)
    let similar = graph.nodes.map(\.binding).first { $0.provided.contains { $0.accessor == near } }
    return meant.map { $0.place.note("'\($0.name)' is declared here, and no directive provides it") }
      + (similar.map { [$0.place.note("did you mean '\(near ?? "")'?")] } ?? [])
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
