// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The names by which sources ask containers: classes, accessors, and the methods that make child containers.
struct ContainerNames: Sendable {
  /// The containers of the graph by their classes, and the aliases and subclasses of these.
  private(set) var classes: [String: String]
  /// The classes of the graph's containers themselves.
  let own: Set<String>
  /// The child containers by the accessors that make them.
  let makers: [String: String]
  let accessors: Set<String>
  /// The modules that may declare containers.
  let modules: Set<String>
  /// The protocols, to which a container may conform.
  private(set) var protocols: Set<String> = []
  /// The types, mostly protocols, to which containers conform: their bodies can name accessors without a dot.
  private(set) var conformances: Set<String> = []
  /// Whether a type in the sources finds its members dynamically. They may be the members of a container.
  private(set) var hasDynamicMembers = false
  private let parents: [String: String]

  init(_ graph: GraphDocument, _ files: [BracketedTokens]) {
    let named = graph.containers.map { (Self.className(of: $0.name), $0.name) }
    classes = Dictionary(named) { first, _ in first }
    let byClass = classes
    own = Set(classes.keys)
    let made = graph.providers.filter { $0.kind == .child }.compactMap { maker in
      byClass[maker.type].map { (maker.accessor, $0) }
    }
    makers = Dictionary(made) { first, _ in first }
    accessors = Set(graph.providers.flatMap(\.calledNames))
    modules = Set(graph.modules.map(\.name)).union(["DIRuntime"])
    parents = Dictionary(graph.containers.compactMap { one in one.parent.map { (one.name, $0) } }) {
      first, _ in
      first
    }
    var known = -1
    // An alias may stand before the alias that it names.
    while known < classes.count + conformances.count {
      known = classes.count + conformances.count
      for file in files { read(file) }
    }
  }

  static func className(of container: String) -> String {
    container == "Container" ? container : container + "Container"
  }

  /// Adds the aliases in a file, `typealias Root = Container`, its subclasses, its protocols and its conformances.
  private mutating func read(_ file: BracketedTokens) {
    for index in file.landmarks {
      let name = file.endOfPath(at: index + 1)
      switch file.text(index) {
      case "protocol": protocols.insert(file.text(name))
      case "typealias", "class":
        let type = file.text(file.endOfPath(at: name + 2))
        if ["=", ":"].contains(file.text(name + 1)), let container = classes[type] {
          classes[file.name(name)] = container
        }
      case "extension": break
      case "dynamicMemberLookup": hasDynamicMembers = true
      default: continue
      }
      readConformances(of: file.name(name), behind: name + 1, file)
    }
  }

  /// Adds the types behind the `:` or the `=` of a container, or of a type to which containers conform.
  private mutating func readConformances(of type: String, behind sign: Int, _ file: BracketedTokens) {
    guard [":", "="].contains(file.text(sign)), isContainer(type) || conformances.contains(type) else {
      return
    }
    var index = sign + 1
    while file.isWord(index) || [",", "&", ".", "@", "(", ")"].contains(file.text(index)), index < sign + 60 {
      if file.isWord(index) { conformances.insert(file.name(index)) }
      index += 1
    }
  }

  /// Whether a type may be a container. One of a module that was not read is known by the end of its name only.
  func isContainer(_ type: String) -> Bool { type.hasSuffix("Container") || classes[type] != nil }

  /// A container and its parents, nearest first.
  func chain(from container: String) -> [String] {
    var chain = [container]
    while let last = chain.last, let parent = parents[last] { chain.append(parent) }
    return chain
  }
}

extension GraphDocument.Provider {
  /// The names that its calls begin with: its accessors, or `inject`.
  var calledNames: [String] { kind == .injection ? ["inject"] : accessors }
}
