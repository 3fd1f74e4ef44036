// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The findings in sources about containers, beside the directives.
struct SourceReport: Sendable {
  /// The places where values are asked of containers.
  var calls: [GraphDocument.Call] = []
  /// The names behind a dot, or anywhere in a file that extends a container: a value that is asked of a container is
  /// among them.
  var mentioned: Set<String> = []
  /// The first place that looks a value up by its type, if there is one.
  var lookUp: (path: String, line: Int)?

  /// Reads files.
  /// - Parameters:
  ///   - files: the files of the graph's modules, and further files that may ask its containers.
  ///   - graph: the graph; only calls in its modules are listed.
  ///   - folder: the folder that paths are relative to.
  init(_ files: [SourceFile], _ graph: GraphDocument, relativeTo folder: String) {
    let names = ContainerNames(graph)
    let streams = files.concurrentMap { Lexer.tokens(of: $0.bytes).tokens }
    let uses = streams.map { ContainerUses($0, names) }
    let holders = uses.map(\.holders)
    let shared = holders.reduce(into: Set<String>()) { $0.formUnion($1.shared) }
    let index = AccessorIndex(graph)
    let modules = Set(graph.modules.filter(\.isRead).map(\.name))
    for (number, file) in files.enumerated() {
      mentioned.formUnion(Self.mentions(in: streams[number]))
      if lookUp == nil, let offset = Self.lookUp(in: streams[number]) {
        lookUp = (file.path.relative(to: folder), file.line(at: offset))
      }
      guard modules.contains(file.module) else { continue }
      for use in uses[number].uses(holders: holders[number].local.union(shared)) {
        for id in index.providers(use.accessor, in: use.module ?? file.module) {
          calls.append(.init(id: id, path: file.path.relative(to: folder), line: file.line(at: use.offset)))
        }
      }
    }
    calls.sort { ($0.id, $0.path, $0.line) < ($1.id, $1.path, $1.line) }
    calls = calls.indices.filter { $0 == 0 || calls[$0] != calls[$0 - 1] }.map { calls[$0] }
  }

  private static func mentions(in tokens: [Token]) -> Set<String> {
    let extendsContainer = tokens.indices.dropFirst().contains {
      tokens[$0 - 1].text == "extension" && tokens[$0].text.hasSuffix("Container")
        || tokens[$0].text == "Self"
    }
    return tokens.indices.dropFirst().reduce(into: []) { found, index in
      let (before, token) = (tokens[index - 1], tokens[index])
      let isMember = [".", ":"].contains(before.text) && (index < 2 || tokens[index - 2].text != "self")
      if isMember || extendsContainer { found.insert(token.text.filter { $0 != "`" }) }
    }
  }

  private static let lookUps: Set<String> = ["dynamic", "resolve", "resolveIfPresent", "resolveAll"]

  private static func lookUp(in tokens: [Token]) -> Int? {
    tokens.indices.dropLast().first { index in
      let name = tokens[index].text
      return lookUps.contains(name) && index > 0 && tokens[index - 1].text == "."
        || name.hasPrefix("Injected") && index > 0 && tokens[index - 1].text == "@"
          && !(tokens[index + 1].text == "(" && tokens[min(index + 2, tokens.count - 1)].text == ".")
    }.map { tokens[$0].range.lowerBound }
  }
}

/// The providers of each accessor.
private struct AccessorIndex {
  private var all: [String: [GraphDocument.Provider]] = [:]

  init(_ graph: GraphDocument) {
    for provider in graph.providers {
      for accessor in provider.accessors { all[accessor, default: []].append(provider) }
    }
  }

  /// The providers that an accessor means in a module: the module's own, else the ones of other modules.
  func providers(_ accessor: String, in module: String) -> [String] {
    let found = all[accessor] ?? []
    let own = found.filter { $0.module == module }
    return (own.isEmpty ? found : own).map(\.id)
  }
}
