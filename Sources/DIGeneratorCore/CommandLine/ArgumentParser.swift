// SPDX-License-Identifier: MIT

/// Reads a command line word by word.
struct ArgumentParser {
  private var words: ArraySlice<String>

  /// What the words behind the program's name ask for.
  static func parse(_ words: [String]) throws(UsageError) -> Command {
    var parser = ArgumentParser(words: words[...])
    guard let command = parser.words.popFirst() else { throw UsageError(message: "a command is missing") }
    guard !parser.asksForHelp else { return .help }
    switch command {
    case "--help", "-h", "help": return .help
    case "--version": return .version
    case "generate": return .generate(try parser.generate())
    case "fix": return .fix(try parser.fix())
    case "explain": return .explain(try parser.explain())
    case "scan": return .scan(try parser.scan())
    default: throw UsageError(message: "unknown command '\(command)'")
    }
  }

  private var asksForHelp: Bool { words.contains("--help") || words.contains("-h") }

  // MARK: Commands

  private mutating func generate() throws(UsageError) -> GenerateArguments {
    var arguments = GenerateArguments()
    while let word = words.popFirst() { try take(word, for: &arguments) }
    if arguments.module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
    if arguments.output.isEmpty { throw UsageError(message: "'--output FILE' is missing") }
    try check(arguments.diagnostics, beside: arguments.files + [arguments.output])
    return arguments
  }

  private mutating func take(_ word: String, for arguments: inout GenerateArguments) throws(UsageError) {
    switch word {
    case "--module": arguments.module = try moduleName(behind: word, once: arguments.module)
    case "--output": arguments.output = try value(behind: word, once: arguments.output)
    case "--library": arguments.isLibrary = true
    case "--beside": arguments.beside = try list(behind: word, once: arguments.beside)
    case "--dependency": arguments.dependencies.append(try dependency())
    case "--package": arguments.packages[try moduleName(behind: word)] = try package()
    default:
      if try take(word, for: &arguments.diagnostics) { return }
      arguments.files.append(try path(word))
    }
  }

  /// Takes an option of diagnostics; false where it is none.
  private mutating func take(_ word: String, for arguments: inout DiagnosticArguments) throws(UsageError)
    -> Bool
  {
    switch word {
    case "--diagnostics":
      let name = try value(behind: word)
      guard let format = DiagnosticFormat(rawValue: name) else {
        let all = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'\(name)' is no form of diagnostics; there are \(all)")
      }
      arguments.format = format
    case "--diagnostics-output": arguments.output = try value(behind: word, once: arguments.output)
    default: return false
    }
    return true
  }

  private mutating func fix() throws(UsageError) -> FixArguments {
    var arguments = FixArguments()
    while let word = words.popFirst() {
      switch word {
      case "--apply": arguments.isApplied = true
      case "--only": arguments.only.append(try selection(try value(behind: word)))
      default: try take(word, for: &arguments.generate)
      }
    }
    if arguments.generate.module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
    return arguments
  }

  private mutating func explain() throws(UsageError) -> ExplainArguments {
    var arguments = ExplainArguments()
    while let word = words.popFirst() {
      switch word {
      case "--format":
        guard try value(behind: word) == "markdown" else {
          throw UsageError(message: "'--format' of explain is markdown; there is no other")
        }
        arguments.isMarkdown = true
      default:
        guard arguments.id == nil else { throw UsageError(message: "one ID at a time, or none for all") }
        arguments.id = try id(try plain(word))
      }
    }
    return arguments
  }

  private mutating func scan() throws(UsageError) -> ScanArguments {
    var arguments = ScanArguments()
    var format = ""
    while let word = words.popFirst() {
      switch word {
      case "--format": format = try value(behind: word, once: format)
      case "--all": arguments.includesAll = true
      default:
        if try take(word, for: &arguments.diagnostics) { continue }
        arguments.files.append(try path(word))
      }
    }
    guard format == "json" else { throw UsageError(message: "'--format json' is missing; there is no other") }
    if arguments.diagnostics.format != .text, arguments.diagnostics.output.isEmpty {
      throw UsageError(message: "'--diagnostics-output FILE' is missing: standard output has the report")
    }
    try check(arguments.diagnostics, beside: arguments.files)
    return arguments
  }

  /// Diagnostics are written whatever is there, so not where something else is read or written.
  private func check(_ arguments: DiagnosticArguments, beside files: [String]) throws(UsageError) {
    guard files.contains(arguments.output) else { return }
    throw UsageError(message: "'--diagnostics-output' is '\(arguments.output)', which has another use")
  }

  // MARK: Words

  /// A word that is no option.
  private func plain(_ word: String) throws(UsageError) -> String {
    guard !word.hasPrefix("-") else { throw UsageError(message: "unknown option '\(word)'") }
    return word
  }

  /// A file's path, or a list with its `@`.
  private func path(_ word: String) throws(UsageError) -> String {
    guard !word.isEmpty, word != "@" else { throw UsageError(message: "'\(word)' names no file") }
    return try plain(word)
  }

  private mutating func value(behind option: String, once earlier: String = "") throws(UsageError) -> String {
    guard earlier.isEmpty else { throw UsageError(message: "'\(option)' is given twice") }
    guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }

  private mutating func moduleName(behind option: String, once earlier: String = "") throws(UsageError)
    -> String
  {
    let name = try value(behind: option, once: earlier)
    guard name.isPlainIdentifier else { throw UsageError(message: "'\(name)' is not the name of a module") }
    return name
  }

  private mutating func list(behind option: String, once earlier: String) throws(UsageError) -> String {
    let list = try value(behind: option, once: earlier)
    guard list.hasPrefix("@"), list.count > 1 else {
      throw UsageError(message: "'\(option)' needs a list of files: @LISTFILE")
    }
    return String(list.dropFirst())
  }

  private mutating func dependency() throws(UsageError) -> GenerateArguments.Dependency {
    let module = try moduleName(behind: "--dependency")
    guard let list = words.popFirst(), list.hasPrefix("@"), list.count > 1 else {
      throw UsageError(message: "'--dependency \(module)' needs a list of files: @LISTFILE")
    }
    return GenerateArguments.Dependency(module: module, list: list)
  }

  private mutating func package() throws(UsageError) -> String {
    guard let name = words.popFirst(), !name.isEmpty, !name.hasPrefix("-") else {
      throw UsageError(message: "'--package' needs a module and the name of its package")
    }
    return name
  }

  /// An ID as it is, or as it is copied from a message: `[#MissingProvider]`.
  private func id(_ word: String) throws(UsageError) -> DiagnosticID {
    let name = String(word.filter { !"[#]".contains($0) })
    if let id = DiagnosticID(rawValue: name) { return id }
    let nearest = Spelling.nearest(to: name, in: DiagnosticID.allCases.map(\.rawValue))
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'DIGenerator explain' lists all"
    throw UsageError(message: "unknown ID '\(name)'; \(hint)")
  }

  /// `ID` or `ID:path:line`; a path may have colons of its own.
  private func selection(_ word: String) throws(UsageError) -> FixSelection {
    guard let first = word.firstIndex(of: ":"), let last = word.lastIndex(of: ":") else {
      return FixSelection(id: try id(word))
    }
    let path = first < last ? String(word[word.index(after: first)..<last]) : ""
    guard !path.isEmpty, let line = Int(word[word.index(after: last)...]) else {
      throw UsageError(message: "'--only \(word)' is neither ID nor ID:PATH:LINE")
    }
    return FixSelection(id: try id(String(word[..<first])), path: path, line: line)
  }
}
