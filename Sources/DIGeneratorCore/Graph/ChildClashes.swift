// SPDX-License-Identifier: MIT

/// Reports child containers whose classes, or whose makers and accessors, would have the same name.
struct ChildClashes {
  let graph: Graph
  private let children: [ChildContainer]

  private let table: TypeTable
  private var module: String { table.model.module }

  init(graph: Graph, table: TypeTable) {
    self.graph = graph
    self.table = table
    children = graph.children.filter { $0.owner.module == table.model.module }.sorted { $0.place < $1.place }
  }

  func report(_ diagnostics: inout DiagnosticCollector) {
    for (position, child) in children.enumerated() {
      let twin = children[..<position].first { $0.owner.className == child.owner.className }
      if let twin {
        diagnostics.report(
          .accessorClash,
          "two containers would be named '\(child.owner.className)'; rename one of the structs",
          at: child.place, notes: [.init("the other one", at: twin.place)])
      } else {
        reportAccessors(of: child, &diagnostics)
      }
    }
    if !children.isEmpty { reportModulesBelow(&diagnostics) }
  }

  /// A class cannot have a member of its own under the name of one that its parent's class has, wherever that is from.
  private func reportModulesBelow(_ diagnostics: inout DiagnosticCollector) {
    var below: [String: Provider] = [:]
    for provider in graph.providers
    where provider.module != module && !provider.foundOwner.isChild && table.sees(provider, in: module) {
      for provided in provider.provided { below[provided.accessor] = provider }
    }
    for provider in graph.providers where provider.module == module && provider.foundOwner.isChild {
      for provided in provider.provided {
        guard let other = below[provided.accessor] else { continue }
        diagnostics.report(
          .accessorClash,
          "'\(provided.accessor)' is an accessor of '\(other.module)' too, which '\(provider.foundOwner.className)' has from its parent; \(provider.isInput ? "rename the property" : "give this one another name: name: someName")",
          at: provider.namePlace ?? provided.place,
          notes: [.init("the other one is provided here", at: other.place)])
      }
    }
  }

  /// Accessors of the parent, of those around it and of those in it can all meet the maker in one container.
  private func reportAccessors(of child: ChildContainer, _ diagnostics: inout DiagnosticCollector) {
    for provider in graph.providers
    where (provider.module == module || table.sees(provider, in: module))
      && provider.foundOwner.isRelated(to: child.parent)
    {
      guard let provided = provider.provided.first(where: { $0.accessor == child.maker }) else { continue }
      let isBelow = provider.module != module
      let place = provider.namePlace ?? provided.place
      let mend =
        isBelow || provider.isInput ? "rename one of them" : "give that another name: name: someName"
      diagnostics.report(
        .accessorClash,
        "two members of '\(child.parent.className)' would be named '\(child.maker)': what makes the child container, and an accessor; \(mend)",
        at: isBelow ? child.place : place,
        notes: [
          isBelow
            ? .init("the accessor's provider is here", at: place)
            : .init("the container is declared here", at: child.place)
        ])
    }
  }
}
