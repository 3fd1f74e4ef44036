// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The page on a mistake: what `di explain` prints, and what the documentation is made of.
///
/// What the build says about the broken program is not written down: it is asked each time, so it is never wrong.
struct Explanation: Sendable {
  /// What is wrong, in a few words, without a full stop.
  var summary: String
  /// What the mistake is and how it comes about, in paragraphs; a line's end means no more than a space.
  var meaning: String
  /// A whole file that has this mistake and no other.
  var broken: String
  /// The same file without it.
  var mended: String
  /// Whether the broken file is saved in an encoding that Swift does not read.
  var isLatin1 = false

  /// The name under which the programs are shown.
  static let path = "App.swift"

  /// The meaning with a line for each paragraph.
  var paragraphs: String {
    meaning.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
      .map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  /// The broken program as it is on disk.
  var brokenBytes: [UInt8] {
    isLatin1 ? broken.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(broken.utf8)
  }

  /// What the build says about the broken program.
  var report: [Diagnostic] { Self.diagnostics(of: brokenBytes) }

  /// What is wrong with a program of one file.
  static func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    var diagnostics = DiagnosticCollector()
    let file = SourceFile(path: path, module: "App", bytes: bytes)
    guard let source = SourceReader.checked(file, &diagnostics) else { return diagnostics.diagnostics }
    return Pipeline.generate(module: "App", sources: [source]).diagnostics
  }
}

extension DiagnosticID {
  /// The page on this mistake. To add one: a case, a line here, and a page in the file of its group; the
  /// tests run its programs.
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
    case .effectMismatch: .effectMismatch
    case .isolationMismatch: .isolationMismatch
    case .scopeEscape: .scopeEscape
    case .unsatisfiedRequirement: .unsatisfiedRequirement
    }
  }
}
