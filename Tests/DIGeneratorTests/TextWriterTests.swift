// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Writing lines")
struct TextWriterTests {
  @Test("Blocks are two further in; directives and blank lines stay where they are")
  func blocks() {
    let writer = TextWriter(isNonisolated: false)
    let name = "a"
    writer.block("struct \(name) {") {
      writer.block("func f() {") {
        writer.under(.atom("DEBUG")) { writer.line("g(\(1))") }
        writer.line("")
      }
    }
    #expect(
      writer.text == """
        struct a {
          func f() {
        #if DEBUG
            g(1)
        #endif

          }
        }

        """)
  }

  @Test("A paragraph stands below a blank line, and is nothing where nothing is in it")
  func paragraphs() {
    let writer = TextWriter(isNonisolated: false)
    writer.paragraph(under: .atom("DEBUG")) {}
    #expect(writer.text.isEmpty)
    writer.paragraph(under: .atom("DEBUG")) { writer.line("first") }
    writer.paragraph { writer.lines(["second", "third"]) }
    #expect(writer.text == "\n#if DEBUG\nfirst\n#endif\n\nsecond\nthird\n")
  }

  @Test("Only declarations at file scope are freed of the default isolation")
  func isolation() {
    let writer = TextWriter(isNonisolated: true)
    writer.line("import A")
    writer.block("private struct S {") { writer.line("let a = 1") }
    #expect(writer.text == "import A\nnonisolated private struct S {\n  let a = 1\n}\n")
  }
}
