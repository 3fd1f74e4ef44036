// SPDX-License-Identifier: MIT

import Platform

/// Writes the providers of the measured programs: many that are kept, a chain that is not, and the same by hand.
struct MeasuredProgram {
  static let nodesPerFile = 100
  static let chainLength = 50
  /// How many cells a class written by hand has at most: the optimiser's time for an initializer grows with their square,
  /// so of more the first ones are a superclass's.
  static let cellsPerClass = 1000
  /// How many types are registered at run time at most: more take the compiler long.
  static let mostRegistered = 1000

  /// For each node those that it is built from: up to three lower ones.
  private let needs: [[Int]]

  init(providers: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    needs = (0..<providers).map { number in
      let wanted = min(number, random.number(below: 4))
      return Set((0..<wanted).map { _ in random.number(below: number) }).sorted()
    }
  }

  /// Writes the files.
  /// - Returns: A fingerprint of their names and contents.
  func write(to folder: String) throws(Failure) -> String {
    var fingerprint = Fingerprint()
    try Files.makeFolder(folder)
    for (name, text) in files {
      let text = "// Written by Corpus.\n\n" + text
      try Files.write(text, to: "\(folder)/\(name).swift")
      fingerprint.add("\(name)\(text)")
    }
    return fingerprint.text
  }

  private var files: [(name: String, text: String)] {
    let starts = Array(stride(from: 0, to: needs.count, by: Self.nodesPerFile))
    let nodes = starts.map { start in
      let numbers = start..<min(start + Self.nodesPerFile, needs.count)
      return ("Nodes\(start)", numbers.map(node).joined(separator: "\n"))
    }
    return nodes + [("HandContainer", handContainer), ("Chain", chain), ("Registrations", registrations)]
  }

  private func node(_ number: Int) -> String {
    let parameters = needs[number].map { "node\($0): Node\($0)" }
    return """
      // @provide(singleton)
      final class Node\(number): Sendable {
      \(parameters.map { "  let \($0)\n" }.joined())
        init(\(parameters.joined(separator: ", "))) {
      \(needs[number].map { "    self.node\($0) = node\($0)\n" }.joined())  }
      }

      """
  }

  /// What `Container` is in generated code, as a person would write it: a cell for each value.
  private var handContainer: String {
    let starts = stride(from: 0, to: needs.count, by: Self.cellsPerClass)
    return "import Harness\n\n" + starts.map(handClass).joined(separator: "\n")
  }

  /// The container, or a superclass of it, with the cells that begin with a certain one.
  private func handClass(from start: Int) -> String {
    let end = min(start + Self.cellsPerClass, needs.count)
    let (isFirst, isLast) = (start == 0, end == needs.count)
    let inherited = isFirst ? "" : "HandCells\(start - Self.cellsPerClass), "
    let conformance = isFirst && isLast ? "Sendable" : "@unchecked Sendable"
    let final = isLast ? "" : "final "
    return """
      \(isLast ? "final class HandContainer" : "class HandCells\(start)"): \(inherited)\(conformance) {
      \((start..<end).map(cell).joined())
      \(isLast ? hook : "")
      \((start..<end).map { "  \(final)\(accessor($0))" }.joined())}

      """
  }

  private func cell(_ number: Int) -> String { "  private let cell\(number) = OnceCell<Node\(number)>()\n" }

  private func accessor(_ number: Int) -> String {
    let arguments = needs[number].map { "node\($0): node\($0)" }.joined(separator: ", ")
    return "var node\(number): Node\(number) { cell\(number).object { Node\(number)(\(arguments)) } }\n"
  }

  /// What a person would write for one override.
  private var hook: String {
    """
      private let other: (@Sendable () -> AnyObject)?

      init(_ other: (@Sendable () -> AnyObject)? = nil) { self.other = other }

    """
  }

  private var chain: String {
    let numbers = 1...Self.chainLength
    let links = numbers.map { number in
      """
      // @provide
      final class Link\(number) {
        \(number == 1 ? "init() {}" : "let link: Link\(number - 1)\n  init(link: Link\(number - 1)) { self.link = link }")
      }

      """
    }
    let hand = [10, Self.chainLength].map { "func handLink\($0)() -> Link\($0) { \(tree($0)) }\n" }
    return (links + hand).joined(separator: "\n")
  }

  private func tree(_ number: Int) -> String {
    number == 1 ? "Link1()" : "Link\(number)(link: \(tree(number - 1)))"
  }

  private var registrations: String {
    let lines = needs.indices.prefix(Self.mostRegistered).map {
      "  container.register(Node\($0).self, name: name, lifetime: .singleton) { \(resolved($0)) }\n"
    }
    return """
      import DIRuntime

      /// How many providers the program has.
      let nodeCount = \(needs.count)

      func registerNodes(in container: DynamicContainer, name: String?) {
      \(lines.joined())}

      """
  }

  private func resolved(_ number: Int) -> String {
    let arguments = needs[number].map { "node\($0): r.resolve()" }
    return needs[number].isEmpty
      ? "Node\(number)()" : "r in try Node\(number)(\(arguments.joined(separator: ", ")))"
  }
}
