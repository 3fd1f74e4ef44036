// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The page on a kind of mistake, for `di explain` and the documentation.
///
/// The build's output for the broken program is not written down: it is produced each time, so it is never wrong.
struct Explanation: Sendable {
  /// The mistake in a few words, without a full stop.
  var summary: String
  /// The mistake and its causes, in paragraphs; the end of a line counts as a space.
  var meaning: String
  /// A whole file that has this mistake and no other.
  var broken: String
  /// The same file without the mistake.
  var mended: String
  /// Whether the broken file is saved in an encoding that Swift does not read.
  var isLatin1 = false

  /// The name under which the programs are shown.
  static let path = "App.swift"

  /// The meaning, with each paragraph on one line.
  var paragraphs: String {
    meaning.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
      .map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  /// The bytes of the broken program's file.
  var brokenBytes: [UInt8] {
    isLatin1 ? broken.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(broken.utf8)
  }

  /// The diagnostics for the broken program.
  var report: [Diagnostic] { Self.diagnostics(of: brokenBytes) }

  /// The diagnostics for a program of one file.
  static func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(path: path, module: "App", bytes: bytes)
    guard let source = SourceReader.checked(file, &diagnostics) else { return diagnostics.diagnostics }
    return Pipeline.generate(module: "App", sources: [source]).diagnostics
  }
}

extension DiagnosticID {
  /// The page on this mistake. A new page takes a case, a line here, and the page in the file of its group; the tests run
  /// its programs.
  var explanation: Explanation {
    switch self {
    case .unreadableSource: .unreadableSource
    case .malformedSource: .malformedSource
    case .unknownDirective: .unknownDirective
    case .unknownOption: .unknownOption
    case .danglingDirective: .danglingDirective
    case .unsupportedDeclaration: .unsupportedDeclaration
    case .invalidName: .invalidName
    case .singletonWithArguments: .singletonWithArguments
    case .weakValueType: .weakValueType
    case .inaccessible: .inaccessible
    case .ambiguousInitializer: .ambiguousInitializer
    case .noUsableInitializer: .noUsableInitializer
    case .duplicateType: .duplicateType
    case .unboundGeneric: .unboundGeneric
    case .duplicateProvider: .duplicateProvider
    case .accessorClash: .accessorClash
    case .missingProvider: .missingProvider
    case .conditionalProvider: .conditionalProvider
    case .availabilityMismatch: .availabilityMismatch
    case .ambiguousProvider: .ambiguousProvider
    case .dependencyCycle: .dependencyCycle
    case .unforwardedArgument: .unforwardedArgument
    case .emptyCollection: .emptyCollection
    case .duplicateKey: .duplicateKey
    case .missingElement: .missingElement
    case .effectMismatch: .effectMismatch
    case .isolationMismatch: .isolationMismatch
    case .scopeEscape: .scopeEscape
    case .unsatisfiedRequirement: .unsatisfiedRequirement
    }
  }
}
