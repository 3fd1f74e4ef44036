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
      return found.isEmpty ? target.attributesMeantAsDirectives : found
    }.map(\.withFittingFix).sortedAndUnique
  }
}

extension Declaration.Attribute {
  /// Whether it is a directive without its two slashes.
  var isMeantAsDirective: Bool { ["provide", "require", "container", "inject"].contains(name) }
}

extension GenerateArguments {
  /// Mistakes that the compiler reports as unknown attributes, which no build leaves to the generator.
  fileprivate var attributesMeantAsDirectives: [Diagnostic] {
    let declarations = run(readsAll: true).graph?.table.model.declarations ?? []
    return declarations.filter { $0.source.module == module }.compactMap { declaration in
      declaration.attributes.first(where: \.isMeantAsDirective).map { attribute in
        let directive = "// @\(attribute.name)\(attribute.arguments ?? "")"
        return Diagnostic(
          .unknownDirective, "'@\(attribute.name)' is written as an attribute, and a directive is a comment",
          at: declaration.place,
          notes: [declaration.place.note("write it as a plain comment: \(directive, .plain)")])
      }
    }
  }
}
