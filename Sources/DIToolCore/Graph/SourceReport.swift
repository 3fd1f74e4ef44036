// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The findings in sources about containers, beside the directives.
struct SourceReport: Sendable {
  /// The places where values are asked of containers.
  private(set) var calls: [GraphDocument.Call] = []
  /// The same in files beside the graph's modules, such as tests.
  private(set) var callsElsewhere: [GraphDocument.Call] = []
  /// The places where an accessor is named behind a value that may be a container.
  private(set) var doubtful: [GraphDocument.Call] = []
  /// How many files were searched for calls.
  private(set) var searched = 0
  /// The accessors behind a dot, or at a place that may name members of a container without one: a value that is asked of a
  /// container is among them.
  private(set) var mentioned: Set<String> = []
  /// The first place that looks a value up by its type, if there is one.
  private(set) var lookUp: (path: String, line: Int)?

  /// A report on no files.
  init() {}

  /// Reads files.
  /// - Parameters:
  ///   - files: the files of the graph's modules, and further files that may ask its containers.
  ///   - graph: the graph; calls in its modules are listed apart from all others.
  ///   - folder: the folder that paths are relative to.
  init(_ files: [SourceFile], _ graph: GraphDocument, relativeTo folder: String) {
    let streams = files.concurrentMap { BracketedTokens($0.bytes) }
    let names = ContainerNames(graph, streams)
    let (uses, index) = (ContainerUses(streams, names), AccessorIndex(graph, names))
    // A provider that takes a container may ask it for more.
    let askers = graph.providers.filter { $0.takesContainer != nil }
    let modules = Set(graph.modules.filter(\.isRead).map(\.name))
    let accessors = streams.concurrentMap { $0.words(among: names.accessors) }
    for (number, file) in files.enumerated() {
      let words = accessors[number]
      mentioned.formUnion(Mentions(streams[number], names).names(of: words))
      let path = file.path.relative(to: folder)
      if lookUp == nil, let offset = LookUp.first(in: streams[number], names) {
        lookUp = (path, file.line(at: offset))
      }
      let isElsewhere = !modules.contains(file.module)
      if !isElsewhere { searched += 1 }
      for use in uses.uses(at: words, in: number) {
        let (ids, isCertain) = index.providers(use, in: file.module)
        let line = file.line(at: use.offset)
        let by = askers.first { provider in
          provider.module == file.module
            && (use.types.contains(provider.type)
              || provider.path == path
                && streams[number].isIn(bodyAt: file.start(ofLine: provider.line), use.offset))
        }
        let found = ids.map { GraphDocument.Call(id: $0, path: path, line: line, by: by?.id) }
        switch (isElsewhere, isCertain) {
        case (false, true): calls += found
        case (false, false): doubtful += found
        case (true, true): callsElsewhere += found
        case (true, false): break
        }
      }
    }
    (calls, doubtful) = (Self.unique(calls), Self.unique(doubtful))
    callsElsewhere = Self.unique(callsElsewhere)
  }

  private static func unique(_ calls: [GraphDocument.Call]) -> [GraphDocument.Call] {
    let sorted = calls.sorted { ($0.id, $0.path, $0.line) < ($1.id, $1.path, $1.line) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}

/// The providers of each accessor.
private struct AccessorIndex {
  private let names: ContainerNames
  private var all: [String: [GraphDocument.Provider]] = [:]
  private let below: [String: [String]]

  init(_ graph: GraphDocument, _ names: ContainerNames) {
    self.names = names
    below = Dictionary(graph.modules.map { ($0.name, $0.dependsOn) }) { first, _ in first }
    for provider in graph.providers {
      for accessor in provider.calledNames { all[accessor, default: []].append(provider) }
    }
  }

  /// The providers that a use means, and whether it is certain to be one.
  func providers(_ use: ContainerUses.Use, in module: String) -> (ids: [String], isCertain: Bool) {
    let found = visible(all[use.accessor] ?? [], in: use.module ?? module)
    let owners = Set(found.map(\.owner))
    // The imports of a file beside the graph's modules are not known.
    if below[module] == nil, Set(found.map(\.module)).count > 1 { return (found.map(\.id), false) }
    // The type of the object decides which of them sets its properties.
    if found.count > 1, found[0].kind == .injection { return (found.map(\.id), false) }
    switch use.receiver {
    case .container(let container?):
      let owner = names.chain(from: container).first(where: owners.contains)
      return (found.filter { $0.owner == owner }.map(\.id), true)
    case .container(nil): return (found.map(\.id), owners.count == 1)
    default: return (found.map(\.id), false)
    }
  }

  /// The module's own providers, else the ones of the modules that it imports, else all.
  private func visible(_ found: [GraphDocument.Provider], in module: String) -> [GraphDocument.Provider] {
    let imported = below[module] ?? []
    let choices = [found.filter { $0.module == module }, found.filter { imported.contains($0.module) }]
    return choices.first { !$0.isEmpty } ?? found
  }
}
