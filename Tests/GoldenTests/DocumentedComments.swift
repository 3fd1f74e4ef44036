// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation

/// The examples in doc comments. They use the declarations of the page `ExampleNames`.
enum DocumentedComments {
  static let blocks = DocumentedPage.sources.flatMap(\.blocks).filter { $0.language == "swift" }

  private static let names: String = {
    let page = DocumentedPage("Sources/DIRuntime/DIRuntime.docc/ExampleNames.md")
    return page.blocks.filter { $0.language == "swift" }.map(\.text).joined(separator: "\n")
  }()

  /// Programs in which all examples are: those with directives in one each, the others in functions of one, or in types
  /// of one where they are tests.
  static var programs: [DocumentedProgram] {
    let alone = blocks.filter { $0.text.contains("// @provide") }
    let tests = blocks.filter { $0.text.contains("@Test") || $0.text.contains("XCTestCase") }
    let others = blocks.filter { block in
      !block.text.contains("// @provide")
        && !tests.contains { $0.page == block.page && $0.line == block.line }
    }
    return [program(functions(of: others)), program(types(of: tests))]
      + alone.map(program(at:))
  }

  private static func program(_ text: String) -> DocumentedProgram {
    program(DocumentedProgram.File(path: "Sources/App/Examples.swift", page: "", line: 1, text: text), names)
  }

  private static func program(at block: DocumentedBlock) -> DocumentedProgram {
    let text = "import DIRuntime\n" + block.text
    let file = DocumentedProgram.File(
      path: "Sources/App/main.swift", page: block.page, line: block.line - 1, text: text)
    return program(file, names(without: declared(in: text)), last: block)
  }

  private static func program(
    _ example: DocumentedProgram.File, _ names: String, last: DocumentedBlock? = nil
  ) -> DocumentedProgram {
    let file = DocumentedProgram.File(path: "Sources/App/Names.swift", page: "", line: 1, text: names)
    return DocumentedProgram(files: [file, example], last: last)
  }

  /// The declarations that the examples use, without those that an example has itself.
  private static func names(without own: Set<String>) -> String {
    names.components(separatedBy: "\n\n").filter { own.isDisjoint(with: declared(in: $0)) }
      .joined(separator: "\n\n")
  }

  private static func declared(in text: String) -> Set<String> {
    let declaration = #/^(?:@\w+ )?(?:final )?(?:class|struct|actor|protocol|enum|func|let|var) (\w+)/#
    return Set(text.split(separator: "\n").compactMap { $0.firstMatch(of: declaration).map { String($0.1) } })
  }

  private static func functions(of blocks: [DocumentedBlock]) -> String {
    "import DIRuntime\n"
      + blocks.enumerated().map { number, block in
        let isDynamic = block.page.contains("/Dynamic") && !block.text.contains("container.dynamic")
        let kind = isDynamic ? "DynamicContainer" : "Container"
        return "func example\(number)(container: \(kind)) async throws {\n\(located(block))}\n"
      }.joined()
  }

  private static func types(of blocks: [DocumentedBlock]) -> String {
    "import DIRuntime\nimport DITesting\nimport Testing\nimport XCTest\n"
      + blocks.enumerated().map { number, block in "struct Example\(number) {\n\(located(block))}\n" }
      .joined()
  }

  /// A block for whose lines the compiler names its file.
  private static func located(_ block: DocumentedBlock) -> String {
    "#sourceLocation(file: \"\(block.page)\", line: \(block.line))\n\(block.text)#sourceLocation()\n"
  }
}
