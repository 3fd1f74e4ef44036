// SPDX-License-Identifier: MIT

/// What the command line asks for.
enum Command: Equatable {
  case help
  case version
  case generate(GenerateArguments)
  case fix(FixArguments)
  case explain(ExplainArguments)
  case scan(ScanArguments)
}

/// Where diagnostics go, and in which form.
struct DiagnosticArguments: Equatable {
  var format = DiagnosticFormat.text
  /// The file to write them to; empty for the usual stream.
  var output = ""
}

/// The words behind `scan`.
struct ScanArguments: Equatable {
  var includesAll = false
  /// Paths, and lists of paths with their `@`.
  var files: [String] = []
  var diagnostics = DiagnosticArguments()
}

/// The words behind `generate`, lists not yet read.
struct GenerateArguments: Equatable {
  struct Dependency: Equatable {
    var module: String
    var list: String
  }

  var module = ""
  var output = ""
  var isLibrary = false
  /// Paths, and lists of paths with their `@`.
  var files: [String] = []
  var dependencies: [Dependency] = []
  /// For modules of other packages, those packages' names.
  var packages: [String: String] = [:]
  /// The list of targets beside it; empty for none.
  var beside = ""
  var diagnostics = DiagnosticArguments()
}

/// The words behind `fix`.
struct FixArguments: Equatable {
  var isApplied = false
  /// The mistakes to look at; all where there are none.
  var only: [FixSelection] = []
  var generate = GenerateArguments()
}

/// The words behind `explain`.
struct ExplainArguments: Equatable {
  var isMarkdown = false
  /// The ID to explain; nil for all.
  var id: DiagnosticID?
}

/// A command line that makes no sense; the message says why.
struct UsageError: Error, Equatable {
  var message: String
}
