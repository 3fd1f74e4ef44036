// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The ways to mend that a message about declarations and providers names itself.
struct DeclarationWays {
  private let diagnostic: Diagnostic
  private let files: ReadFiles

  init(of diagnostic: Diagnostic, in files: ReadFiles) { (self.diagnostic, self.files) = (diagnostic, files) }

  private var place: Place { diagnostic.place }
  private var message: String { diagnostic.message }
  private var directive: WrittenDirective? { WrittenDirective(near: place) }

  var all: [Way] {
    switch diagnostic.id {
    case .inaccessible: access
    case .duplicateProvider where message.hasSuffix("drop one"):
      certain(directive.flatMap { $0.droppingRepeated ?? $0.droppingElement(at: place) })
    case .duplicateProvider, .accessorClash: renaming
    case .ambiguousProvider: names + owners
    default: []
    }
  }

  private func certain(_ fix: Diagnostic.Fix?) -> [Way] { fix.map { [Way(fix: $0, isCertain: true)] } ?? [] }

  private func choices(_ fixes: Diagnostic.Fix?...) -> [Way] { fixes.compactMap(\.self).map { Way(fix: $0) } }

  // MARK: Access

  private var access: [Way] {
    let word = message.firstMatch(of: #/^a (\w+) (?:accessor|container) cannot be wider .* \w+$/#).map {
      String($0.1)
    }
    return choices(word.flatMap { directive?.dropping($0) })
  }

  // MARK: Names

  /// Gives one of two providers a name, or drops one.
  private var renaming: [Way] {
    let others = diagnostic.notes.filter {
      $0.message.hasSuffix("here") || $0.message.contains("is provided here")
    }
    let places = [place] + others.map(\.place)
    let named = places.map { name(at: $0) }, dropped = places.map { isDuplicate ? removal(at: $0) : nil }
    return (named + dropped).compactMap(\.self).map { Way(fix: $0) }
  }

  private var isDuplicate: Bool { diagnostic.id == .duplicateProvider }

  private func name(at place: Place) -> Diagnostic.Fix? {
    guard !message.contains("; rename "), let directive = WrittenDirective(near: place), directive.isNameable,
      let declaration = files.declaration(at: directive.place), declaration.genericParameters.isEmpty
    else { return nil }
    let names = declaration.suggestedNames, labels = directive.options.compactMap(\.label)
    let isOwn =
      isDuplicate ? !labels.contains("name") : labels.contains { ["as", "name", "accessor"].contains($0) }
    // Otherwise the accessor is one that the provider only asks for, such as a collection.
    guard isOwn || names.first.map(taken.contains) == true else { return nil }
    let option = isDuplicate || labels.contains("name") ? "name" : "accessor"
    return names.first { !taken.contains($0) }.map { directive.adding("\(option): \($0)") }
  }

  private func removal(at place: Place) -> Diagnostic.Fix? {
    guard let directive = WrittenDirective(near: place), directive.name == "provide" else { return nil }
    return directive.removal
  }

  /// The names that the message says are taken: of accessors, and of types, for which accessors are named.
  private var taken: [String] { diagnostic.quoted.flatMap { [$0, $0.lowerCamelCase] } }

  // MARK: Ambiguity

  /// Takes one of the providers that have names.
  private var names: [Way] {
    guard diagnostic.notes.contains(where: { $0.advice.suggestions.contains { $0.kind == .behind } }),
      let parameter = WrittenParameter(at: place, in: files)
    else { return [] }
    return diagnostic.notes.compactMap {
      $0.message.prefixMatch(of: #/'(\w+)' is provided here/#).map { "/* @named(\($0.1)) */" }
    }.compactMap(parameter.adding).map { Way(fix: $0) }
  }

  /// Says which container a provider belongs to.
  private var owners: [Way] {
    guard message.contains("and no directive gives ") else { return [] }
    let provider = files.annotated(around: place, by: "provide")
    let directive = provider.flatMap { WrittenDirective(near: $0.place) }
    return diagnostic.quoted.dropFirst().filter { $0.hasSuffix("Container") }.compactMap {
      directive?.adding("in: \($0.dropLast("Container".count))")
    }.map { Way(fix: $0) }
  }
}

extension WrittenDirective {
  /// Whether its accessor can have a name.
  fileprivate var isNameable: Bool {
    name == "provide" && !options.contains { $0.label == "into" || $0.label == "replaces" || $0 == "boxed" }
  }
}

extension Declaration {
  /// Names for an accessor: the declaration's own, with the names of the types around it in front.
  fileprivate var suggestedNames: [String] {
    let names = (isInit ? ancestors : [self] + ancestors).map(\.name)
    return names.indices.map { index in
      names[...index].reversed().enumerated().map { $0 == 0 ? $1.lowerCamelCase : $1.capitalizedFirst }
        .joined()
    }.filter { $0.wholeMatch(of: #/\w+/#) != nil }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
