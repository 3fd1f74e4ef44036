// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension DiagnosticID {
  /// The command that shows the part of the graph around a mistake, and a word on its answer; nil if none helps.
  private var command: (words: String, answer: String)? {
    switch self {
    case .missingProvider, .ambiguousProvider, .conditionalProvider, .inaccessible:
      ("whynot TYPE --for ACCESSOR", "names each candidate, and the rule that rejects it")
    case .duplicateProvider: ("who TYPE", "names all providers of the type, and who needs each")
    case .accessorClash, .scopeEscape: ("containers", "lists the accessors and values of each container")
    case .dependencyCycle: ("needs ACCESSOR", "draws the tree of needs")
    case .effectMismatch, .isolationMismatch:
      ("needs ACCESSOR", "names the provider where each effect enters")
    case .emptyCollection, .duplicateKey, .missingElement, .unsatisfiedRequirement:
      ("who ACCESSOR", "names all that need it")
    default: nil
    }
  }

  /// The sentence on that command, in a page; nil if none helps.
  var advice: String? { command.map { "`swift package di \($0.words)` \($0.answer)." } }
}
