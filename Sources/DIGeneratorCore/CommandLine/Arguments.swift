// SPDX-License-Identifier: MIT

/// What the command line asks for.
enum Command: Equatable {
  case help
  case version
  case generate(GenerateArguments)
  case scan(ScanArguments)
}

/// The words behind `scan`.
struct ScanArguments: Equatable {
  var includesAll = false
  /// Paths, and lists of paths with their `@`.
  var files: [String] = []
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
}

/// A command line that makes no sense; the message says why.
struct UsageError: Error, Equatable {
  var message: String
}

/// Reads a command line word by word.
struct ArgumentParser {
  private var words: ArraySlice<String>

  /// What the words behind the program's name ask for.
  static func parse(_ words: [String]) throws(UsageError) -> Command {
    var parser = ArgumentParser(words: words[...])
    switch parser.words.popFirst() {
    case "--help", "-h", "help": return .help
    case "--version": return .version
    case "generate": return try parser.generate()
    case "scan": return try parser.scan()
    case let word?: throw UsageError(message: "unknown command '\(word)'")
    case nil: throw UsageError(message: "a command is missing")
    }
  }

  private mutating func generate() throws(UsageError) -> Command {
    var arguments = GenerateArguments()
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--module": arguments.module = try moduleName(behind: word, once: arguments.module)
      case "--output": arguments.output = try value(behind: word, once: arguments.output)
      case "--library": arguments.isLibrary = true
      case "--dependency": arguments.dependencies.append(try dependency())
      case let word where word.hasPrefix("-"): throw UsageError(message: "unknown option '\(word)'")
      case let word: arguments.files.append(word)
      }
    }
    if arguments.module.isEmpty { throw UsageError(message: "'--module NAME' is missing") }
    if arguments.output.isEmpty { throw UsageError(message: "'--output FILE' is missing") }
    return .generate(arguments)
  }

  private mutating func scan() throws(UsageError) -> Command {
    var arguments = ScanArguments()
    var format = ""
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--format": format = try value(behind: word, once: format)
      case "--all": arguments.includesAll = true
      case let word where word.hasPrefix("-"): throw UsageError(message: "unknown option '\(word)'")
      case let word: arguments.files.append(word)
      }
    }
    guard format == "json" else { throw UsageError(message: "'--format json' is missing; there is no other") }
    return .scan(arguments)
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

  private mutating func dependency() throws(UsageError) -> GenerateArguments.Dependency {
    let module = try moduleName(behind: "--dependency")
    guard let list = words.popFirst(), list.hasPrefix("@") else {
      throw UsageError(message: "'--dependency \(module)' needs a list of files: @LISTFILE")
    }
    return GenerateArguments.Dependency(module: module, list: list)
  }
}
