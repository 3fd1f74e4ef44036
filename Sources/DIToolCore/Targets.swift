// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The targets that a command is about.
struct Targets: Sendable {
  var all: [GenerateArguments] = []

  /// Takes the words of one target, or several lists, each with the words of one.
  init(_ words: [String]) throws(UsageError) {
    guard !words.isEmpty else { throw UsageError(message: "a target is missing") }
    let isLists = words.allSatisfy { $0.hasPrefix("@") }
    for words in isLists ? words.map({ [$0] }) : [words] {
      all.append(try GenerateArguments(Words(words).unfolded()))
    }
  }

  /// Refuses to overwrite a source, or a list of sources.
  func guardSources(from file: String, _ option: String) throws(UsageError) {
    let path = Self.plain(file)
    if all.flatMap(\.inputs).contains(where: { Self.plain($0) == path }) {
      throw UsageError(message: "'\(option)' is '\(file)', which is one of the sources")
    }
  }

  /// The one spelling of a path.
  private static func plain(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The package of each module that is not in the package of the targets.
  var otherPackages: [String: String] { all.reduce(into: [:]) { $0.merge($1.packages) { $1 } } }

  /// The diagnostics of all targets, with the fixes that can be made. A mistake that several targets report is there once.
  func diagnose() -> [Diagnostic] {
    all.flatMap { target in
      let found = target.run().diagnostics
      return found.isEmpty ? target.mistakesForTheCompiler : found
    }.map(\.withFittingFix).sortedAndUnique
  }
}

extension Declaration.Attribute {
  /// Whether it is a directive without its two slashes.
  var isMeantAsDirective: Bool { ["provide", "require", "container", "inject"].contains(name) }
}

extension GenerateArguments {
  /// Mistakes that no build leaves to the generator, for the compiler finds them: directives that are written as attributes, and
  /// accessors that no provider makes.
  fileprivate var mistakesForTheCompiler: [Diagnostic] {
    guard let graph = run(readsAll: true).graph else { return [] }
    let attributes = graph.table.model.declarations.filter { $0.module == module }.compactMap(
      \.attributeMistake)
    if !attributes.isEmpty { return attributes }
    return MissingAccessors(in: graph, isWhole: !beside.isEmpty)?.diagnostics ?? []
  }
}

extension Declaration {
  fileprivate var attributeMistake: Diagnostic? {
    attributes.first(where: \.isMeantAsDirective).map { attribute in
      let directive = "// @\(attribute.name)\(attribute.arguments ?? "")"
      return Diagnostic(
        .unknownDirective, "'@\(attribute.name)' is written as an attribute, and a directive is a comment",
        at: place, notes: [place.note("write it as a plain comment: \(directive, .plain)")])
    }
  }
}
