// SPDX-License-Identifier: MIT

/// Reports child containers whose classes, or whose makers and accessors, would have the same name.
struct ChildClashes {
  let graph: Graph
  /// The module's own, and those of modules below that it sees.
  private let own: [ChildContainer]
  private let seen: [ChildContainer]
  /// All that have accessors: what makes a child is looked at apart.
  private let providers: [Provider]

  private let table: TypeTable
  private var module: String { table.model.module }

  init(graph: Graph, table: TypeTable) {
    self.graph = graph
    self.table = table
    providers = graph.providers.filter { $0.made == nil }
    let sorted = graph.children.list.ordered(by: \.place)
    own = sorted.filter { $0.owner.module == table.model.module }
    seen = sorted.filter { $0.owner.module != table.model.module && table.sees($0, in: table.model.module) }
  }

  func report(_ diagnostics: inout DiagnosticCollector) {
    if own.isEmpty, seen.isEmpty { return }
    let named = providersByAccessor
    var first: [String: ChildContainer] = [:]
    for child in own {
      let name = child.owner.className
      if let twin = first[name] {
        diagnostics.report(clash(of: child, twin))
      } else {
        first[name] = child
        reportAccessors(of: child, among: named[child.maker] ?? [], &diagnostics)
        reportMakers(of: child, &diagnostics)
      }
    }
    for child in seen where !own.contains(where: { $0.maker == child.maker }) {
      reportAccessors(of: child, among: named[child.maker] ?? [], &diagnostics)
    }
    reportModulesBelow(named, &diagnostics)
    reportNamesakes(&diagnostics)
  }

  // MARK: Classes

  private func clash(of child: ChildContainer, _ twin: ChildContainer) -> Diagnostic {
    Diagnostic(
      .accessorClash,
      "two containers would be named '\(child.owner.className)'; rename one of the structs",
      at: child.place, notes: [.init("the other one", at: twin.place)])
  }

  /// What belongs to another module's child container names its class, which must be the only one of that name.
  private func reportNamesakes(_ diagnostics: inout DiagnosticCollector) {
    for child in own where child.parent.isChild && child.parent.module != module {
      report(namesakesOf: child.parent, usedBy: "'\(child.owner.className)'", at: child.place, &diagnostics)
    }
    var reported: Set<Owner> = []
    for provider in providers where provider.module == module && provider.foundOwner.module != module {
      guard provider.foundOwner.isChild, reported.insert(provider.foundOwner).inserted else { continue }
      report(
        namesakesOf: provider.foundOwner, usedBy: "'\(provider.title)'", at: provider.place, &diagnostics)
    }
  }

  private func report(
    namesakesOf owner: Owner, usedBy user: String, at place: Place, _ diagnostics: inout DiagnosticCollector
  ) {
    let twins = (own + seen).filter { $0.owner.className == owner.className && $0.owner != owner }
    guard let twin = twins.first else { return }
    diagnostics.report(
      .accessorClash,
      "\(user) belongs to the '\(owner.className)' of '\(owner.module)', but '\(twin.owner.module)' has a container of that name too; rename one of the structs",
      at: place,
      notes: (seen + own).filter { $0.owner == owner || $0.owner == twin.owner }.map {
        .init("'\($0.owner.module)' declares it here", at: $0.place)
      })
  }

  // MARK: Members

  /// A class cannot have a member of its own under the name of one that its parent's class has, wherever that is from.
  private func reportModulesBelow(
    _ named: [String: [Provider]], _ diagnostics: inout DiagnosticCollector
  ) {
    for provider in providers where provider.module == module && provider.foundOwner.isChild {
      for provided in provider.provided {
        let other = named[provided.accessor]?.first {
          $0.module != module && table.sees($0, in: module) && $0.foundOwner != provider.foundOwner
            && provider.foundOwner.isWithin($0.foundOwner)
        }
        guard let other else { continue }
        diagnostics.report(
          .accessorClash,
          "'\(provided.accessor)' is an accessor of '\(other.module)' too, which '\(provider.foundOwner.className)' has from its parent; \(provider.isInput ? "rename the property" : "give this one another name: name: someName")",
          at: provider.namePlace ?? provided.place,
          notes: [.init("the other one is provided here", at: other.place)])
      }
    }
  }

  /// Accessors of the parent, of those around it and of those in it can all meet the maker in one container. Of two modules
  /// below, neither can do anything about the other.
  private func reportAccessors(
    of child: ChildContainer, among providers: [Provider], _ diagnostics: inout DiagnosticCollector
  ) {
    let isOwn = child.owner.module == module
    for provider in providers
    where (provider.module == module || isOwn && table.sees(provider, in: module))
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

  private var providersByAccessor: [String: [Provider]] {
    var all: [String: [Provider]] = [:]
    for provider in providers {
      for accessor in Set(provider.provided.map(\.accessor)) { all[accessor, default: []].append(provider) }
    }
    return all
  }

  /// Two containers that are made under one name, one of them by a module below.
  private func reportMakers(of child: ChildContainer, _ diagnostics: inout DiagnosticCollector) {
    let twin = seen.first { $0.maker == child.maker && $0.parent.isRelated(to: child.parent) }
    guard let twin else { return }
    diagnostics.report(
      .accessorClash,
      "'\(child.maker)' makes a child container of '\(twin.owner.module)' too, by the same name; rename this struct",
      at: child.place, notes: [.init("the other one is declared here", at: twin.place)])
  }
}
