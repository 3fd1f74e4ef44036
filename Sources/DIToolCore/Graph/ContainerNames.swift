// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The names by which sources ask containers: classes, accessors, and the methods that make child containers.
struct ContainerNames: Sendable {
  /// The containers of the graph by their classes and the aliases of these.
  private(set) var classes: [String: String]
  /// The child containers by the accessors that make them.
  let makers: [String: String]
  let accessors: Set<String>
  /// The protocols, to which a container may conform.
  private(set) var protocols: Set<String> = []
  private let parents: [String: String]

  init(_ graph: GraphDocument, _ files: [BracketedTokens]) {
    let named = graph.containers.map { (Self.className(of: $0.name), $0.name) }
    classes = Dictionary(named) { first, _ in first }
    let byClass = classes
    let made = graph.providers.filter { $0.kind == .child }.compactMap { maker in
      byClass[maker.type].map { (maker.accessor, $0) }
    }
    makers = Dictionary(made) { first, _ in first }
    accessors = Set(graph.providers.flatMap(\.accessors))
    parents = Dictionary(graph.containers.compactMap { one in one.parent.map { (one.name, $0) } }) {
      first, _ in
      first
    }
    for file in files { read(file) }
  }

  private static func className(of container: String) -> String {
    container == "Container" ? container : container + "Container"
  }

  /// Adds the aliases in a file, `typealias Root = Container`, and its protocols.
  private mutating func read(_ file: BracketedTokens) {
    for index in file.landmarks {
      if file.text(index) == "protocol" { protocols.insert(file.text(index + 1)) }
      guard file.text(index) == "typealias", let container = classes[file.text(index + 3)] else { continue }
      if file.text(index + 4) != "." { classes[file.text(index + 1)] = container }
    }
  }

  /// A container and its parents, nearest first.
  func chain(from container: String) -> [String] {
    var chain = [container]
    while let last = chain.last, let parent = parents[last] { chain.append(parent) }
    return chain
  }
}
