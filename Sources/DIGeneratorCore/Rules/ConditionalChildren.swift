// SPDX-License-Identifier: MIT

/// Reports what names a child container in builds that do not have it, because its struct is under `#if`.
struct ConditionalChildren {
  let graph: Graph

  /// Reports what is wrong with a module's providers, and with its child containers.
  func report(of providers: [Int], in module: String, _ diagnostics: inout DiagnosticCollector) {
    guard graph.children.list.contains(where: { !$0.condition.isAlways }) else { return }
    for child in graph.children(of: module) {
      if let diagnostic = childWithoutParent(child) { diagnostics.report(diagnostic) }
    }
    for provider in providers {
      for diagnostic in withoutContainer(provider) { diagnostics.report(diagnostic) }
    }
  }

  private func childWithoutParent(_ child: ChildContainer) -> Diagnostic? {
    missing(child.parent, where: child.condition).map { parent, condition in
      diagnostic(
        "'\(child.owner.className)' is a child of '\(parent.owner.className)', which is not there where '\(condition)'",
        at: child.place, parent, mending: "'\(child.owner.name ?? "")'", under: child.condition,
        at: child.place)
    }
  }

  private func withoutContainer(_ number: Int) -> [Diagnostic] {
    let provider = graph.providers[number]
    // Of what it is made with, and by, that is said of the container itself.
    if provider.isInput || provider.made != nil { return [] }
    let owner = provider.isOwnedByNeeds ? ownerByNeeds(of: number) : provider.owner
    let belongs = [owner].compactMap(\.self).map { ($0, "belongs to", provider.ownerPlace) }
    let asks = graph.receivedParameters(of: number).map {
      ($0.owner, "asks for", provider.parameters[$0.parameter].place as Place?)
    }
    return (belongs + asks).compactMap { owner, verb, place in
      missing(owner, where: provider.condition).map { child, condition in
        diagnostic(
          "'\(provider.title)' \(verb) '\(owner.className)', which is not there where '\(condition)'",
          at: place ?? provider.place, child, mending: "'\(provider.title)'", under: provider.condition,
          at: provider.place)
      }
    }
  }

  /// Whose it is for something that it can do without, in builds that do not have that; nil where that is reported
  /// already.
  private func ownerByNeeds(of number: Int) -> Owner? {
    let owner = graph.owner(of: number)
    let isSaid = graph.allNeeds(of: number).contains { need in
      graph.owner(of: need.provider) == owner
        && missing(owner, where: graph.providers[need.provider].condition) != nil
    }
    return graph.lacksSomething(number) || isSaid || !graph.receivedParameters(of: number).isEmpty
      ? nil : owner
  }

  /// A container that some builds do not have, and in which of them something else is there.
  private func missing(_ owner: Owner, where present: Condition) -> (ChildContainer, Condition)? {
    guard let child = graph.children[owner], !present.implies(child.condition) else { return nil }
    return (child, (present && !child.condition).simplified)
  }

  private func diagnostic(
    _ message: String, at place: Place, _ child: ChildContainer, mending title: String, under own: Condition,
    at mend: Place
  ) -> Diagnostic {
    // Where the two exclude one another, no build meets both.
    let besides = own.excludes(child.condition) ? "instead" : "too"
    return Diagnostic(
      .conditionalProvider, message, at: place,
      notes: [
        .init("it is declared here under '#if \(child.condition)'", at: child.place),
        .init("put \(title) under '#if \(child.condition)' \(besides)", at: mend),
      ])
  }
}
