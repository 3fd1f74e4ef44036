// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore

/// Several pairs as one program, which prints what does not hold and then how much was checked.
struct PairProgram: Sendable, CustomStringConvertible {
  let description: String
  let sketches: [Sketch]

  init(_ description: String, _ pairs: [Pair]) {
    self.description = description
    sketches = pairs.enumerated().map { Sketch($1, number: $0) }
  }

  /// All pairs that must pass, in programs of some fifty, named after the forms that begin their pairs.
  static let all: [PairProgram] = {
    var programs: [PairProgram] = []
    var (names, pairs): ([String], [Pair]) = ([], [])
    for form in Form.allCases {
      let own = Pair.all.filter { $0.first == form && PairRefusals.id(of: $0) == nil }
      names += own.isEmpty ? [] : [form.rawValue]
      pairs += own
      if pairs.count < 40, form != Form.allCases.last { continue }
      programs.append(PairProgram(names.joined(separator: ", "), pairs))
      (names, pairs) = ([], [])
    }
    return programs
  }()

  /// The files of the module, by name.
  var files: [(name: String, text: String)] {
    let texts = sketches.map { "// \($0.title)\n\n\($0.providerText)\n\n\($0.consumerText)\n" }
    return [
      ("Pairs.swift", "import DIRuntime\n\n" + texts.joined(separator: "\n")), ("Tools.swift", Self.tools),
    ]
  }

  var sources: [SourceFile] {
    files.map { SourceFile(path: $0.name, module: "App", bytes: Array($0.text.utf8)) }
  }

  /// The file that the generator does not read.
  var runText: String {
    let calls = sketches.map { "    try check\($0.number)(container)" }.joined(separator: "\n")
    let checks = sketches.map(\.checkText).joined(separator: "\n\n")
    return """
      import DIRuntime

      \(checks)

      protocol Checks { static func run(_ container: Container) throws }

      /// What is deprecated may be used by what is deprecated too, and that where a protocol asks for it.
      enum All: Checks {
        @available(*, deprecated)
        static func run(_ container: Container) throws {
      \(calls)
        }
      }

      @main
      enum Main {
        static func main() throws {
          let checks: any Checks.Type = All.self
          try checks.run(Container())
          print("\(sketches.count) pairs")
        }
      }

      """
  }

  private static let tools = """
    enum Count {
      nonisolated(unsafe) private static var count = 0
      static func next() -> Int { count += 1; return count }
    }

    struct Failure: Error { nonisolated(unsafe) static var isWanted = false }

    func failing(_ build: () throws -> Void) -> Bool {
      Failure.isWanted = true
      defer { Failure.isWanted = false }
      do { try build() } catch { return error is Failure }
      return false
    }

    func expect(_ isTrue: Bool, _ title: String, _ what: String) {
      if !isTrue { print(title, "-", what) }
    }
    """
}
