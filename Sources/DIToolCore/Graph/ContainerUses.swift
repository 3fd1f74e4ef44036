// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The names by which sources ask containers: classes, accessors, and the methods that make child containers.
struct ContainerNames: Sendable {
  /// `Container` and the classes of child containers.
  let classes: Set<String>
  /// The methods that make child containers.
  let makers: Set<String>
  let accessors: Set<String>

  init(_ graph: GraphDocument) {
    classes = Set(graph.containers.map { $0.name == "Container" ? $0.name : $0.name + "Container" })
    makers = Set(graph.providers.filter { $0.kind == .child }.map(\.accessor))
    accessors = Set(graph.providers.flatMap(\.accessors))
  }
}

/// The places in one file where a value is asked of a container, as far as its tokens show.
///
/// A container is recognised by its class, by a variable or parameter of that class, and by the calls that return one.
struct ContainerUses {
  /// A value that is asked for.
  struct Use {
    var accessor: String
    /// The module in front of it: `c.LibA::logger`.
    var module: String?
    var offset: Int
  }

  private let tokens: [Token]
  private let names: ContainerNames
  /// The index of the other bracket, for each bracket.
  private let partners: [Int: Int]
  /// The bodies of extensions of containers, where members need no receiver.
  private let extensions: [Range<Int>]

  init(_ tokens: [Token], _ names: ContainerNames) {
    (self.tokens, self.names) = (tokens, names)
    var (open, partners) = ([Int](), [Int: Int]())
    for (index, token) in tokens.enumerated() {
      if case .open = token.kind { open.append(index) }
      if case .close = token.kind, let other = open.popLast() {
        (partners[index], partners[other]) = (other, index)
      }
    }
    self.partners = partners
    extensions = tokens.indices.compactMap { index in
      guard tokens[index].text == "extension", index + 2 < tokens.count,
        names.classes.contains(tokens[index + 1].text), tokens[index + 2].text == "{",
        let end = partners[index + 2]
      else { return nil }
      return index + 2..<end
    }
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  // MARK: Variables

  /// The variables and parameters that hold a container. Other files may read the `shared` ones.
  var holders: (local: Set<String>, shared: Set<String>) {
    var (local, shared) = (Set<String>(), Set<String>())
    for index in tokens.indices where isWord(index) {
      let isVariable = ["let", "var"].contains(text(index - 1))
      if text(index + 1) == ":"
        ? isClass(at: index + 2) : isVariable && text(index + 1) == "=" && givesContainer(at: index + 2)
      {
        if isVariable { shared.insert(text(index)) } else { local.insert(text(index)) }
      }
      if text(index) == "override", let parameter = parameterOfClosure(behind: index + 1) {
        local.insert(parameter)
      }
    }
    return (local, shared)
  }

  private func isWord(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word, .quotedWord: true
    default: false
    }
  }

  /// Whether a type that begins here is a container's class.
  private func isClass(at index: Int) -> Bool {
    let next = text(index + 1)
    let isPath = next == "." && text(index + 2) != "Type"
    return isPath ? isClass(at: index + 2) : names.classes.contains(text(index))
  }

  /// Whether an expression that begins here gives a container.
  private func givesContainer(at start: Int) -> Bool {
    var index = start
    while ["try", "await", "?", "!"].contains(text(index)) { index += 1 }
    var last = index
    while tokens.indices.contains(index), isWord(index) {
      last = index
      index += 1
      while tokens.indices.contains(index), let end = endOfStep(at: index) { index = end }
      guard text(index) == "." else { break }
      index += 1
    }
    let isCall = ["(", "{"].contains(text(last + 1))
    let isFirst = text(last - 1) != "."
    return isFirst && isCall && names.classes.contains(text(last))
      || !isFirst && (isCall && isMaker(last) || isCurrent(last))
  }

  /// The end of the arguments, the closure, the `?` or the `!` behind a name.
  private func endOfStep(at index: Int) -> Int? {
    if ["(", "{"].contains(text(index)), let end = partners[index] { return end + 1 }
    return ["?", "!"].contains(text(index)) ? index + 1 : nil
  }

  private func isMaker(_ index: Int) -> Bool {
    text(index) == "overriding" || names.makers.contains(text(index))
  }

  private func isCurrent(_ index: Int) -> Bool {
    text(index) == "current" && text(index - 1) == "." && names.classes.contains(text(index - 2))
  }

  /// The first parameter of the closure behind some arguments: `override(.clock) { c in`.
  private func parameterOfClosure(behind index: Int) -> String? {
    guard text(index) == "(", let end = partners[index], text(end + 1) == "{" else { return nil }
    let first = end + 2 + (text(end + 2) == "(" ? 1 : 0)
    let isParameter =
      tokens.indices.contains(first) && isWord(first) && ["in", ",", ")"].contains(text(first + 1))
    return isParameter && text(first) != "_" ? text(first) : nil
  }

  // MARK: Uses

  /// The values asked of containers.
  func uses(holders: Set<String>) -> [Use] {
    tokens.indices.compactMap { index in
      guard isWord(index), text(index + 1) != ":" || text(index + 2) == ":" else { return nil }
      let name = text(index).filter { $0 != "`" }
      if text(index - 1) == ":", text(index - 2) == ":", names.accessors.contains(name) {
        return isAsked(before: index - 4, holders) ? use(name, index, of: text(index - 3)) : nil
      }
      guard names.accessors.contains(name), isAsked(before: index - 1, holders) || isBare(index) else {
        return nil
      }
      return use(name, index)
    }
  }

  private func use(_ accessor: String, _ index: Int, of module: String? = nil) -> Use {
    Use(accessor: accessor, module: module, offset: tokens[index].range.lowerBound)
  }

  /// Whether the dot at `index` follows a container, or begins a key that is handed to a function that asks for it.
  private func isAsked(before index: Int, _ holders: Set<String>) -> Bool {
    guard text(index) == "." else { return false }
    return isContainer(endingAt: index - 1, holders) || isKey(at: index)
  }

  private func isKey(at index: Int) -> Bool {
    text(index - 1) == "("
      && (text(index - 2).hasPrefix("Injected") || text(index - 2) == "fresh"
        || text(index - 2) == "original")
  }

  private func isContainer(endingAt end: Int, _ holders: Set<String>) -> Bool {
    var index = end
    while ["?", "!"].contains(text(index)) { index -= 1 }
    while ["}", ")"].contains(text(index)), let open = partners[index] { index = open - 1 }
    let isCall = index < end && ["(", "{"].contains(text(index + 1))
    if isCall {
      return text(index - 1) != "." && names.classes.contains(text(index))
        || text(index - 1) == "." && isMaker(index) && isContainer(endingAt: index - 2, holders)
    }
    guard index >= 0, isWord(index) else { return false }
    return holders.contains(text(index)) || isCurrent(index) || text(index) == "self" && isInExtension(index)
      || text(index - 1) == "." && names.makers.contains(text(index))
        && isContainer(endingAt: index - 2, holders)
  }

  private func isBare(_ index: Int) -> Bool { text(index - 1) != "." && isInExtension(index) }

  private func isInExtension(_ index: Int) -> Bool { extensions.contains { $0.contains(index) } }
}
