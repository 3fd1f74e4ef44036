// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

/// A program before and after its fixes.
struct Mend: Sendable, CustomTestStringConvertible {
  let title: String
  let broken: String
  let mended: String
  let chosen: Set<Int>

  init(_ title: String, _ broken: String, _ mended: String, choosing chosen: Set<Int> = []) {
    self.title = title
    self.broken = broken
    self.mended = mended
    self.chosen = chosen
  }

  var testDescription: String { title }
}

@Suite("Fixes")
struct FixTests {
  @Test(
    "Are exact edits, after which nothing is wrong",
    arguments: [
      Mend(
        "a directive", "// @provid(singleton)\nfinal class A: Sendable {}",
        "// @provide(singleton)\nfinal class A: Sendable {}"),
      Mend(
        "a parameter's directive", "// @provide\nstruct A { init(ä: Int = 1 /* @Arg */) {} }",
        "// @provide\nstruct A { init(ä: Int = 1 /* @arg */) {} }"),
      Mend(
        "a word", "// @provide(transiet, public)\npublic class A {}",
        "// @provide(transient, public)\npublic class A {}"),
      Mend("a label", "// @provide(nme: e)\nstruct A {}", "// @provide(name: e)\nstruct A {}"),
      Mend(
        "a word with a dot", "// @provide(.singleton)\nfinal class A: Sendable {}",
        "// @provide(singleton)\nfinal class A: Sendable {}"),
      Mend(
        "no colon", "protocol P {}\n// @provide(as P)\nstruct A: P {}",
        "protocol P {}\n// @provide(as: P)\nstruct A: P {}"),
      Mend(
        "no label", "protocol P {}\n// @provide(P)\nstruct A: P {}",
        "protocol P {}\n// @provide(as: P)\nstruct A: P {}"),
      Mend(
        "a metatype", "protocol P {}\n// @provide(as: [P.self])\nstruct A: P {}",
        "protocol P {}\n// @provide(as: [P])\nstruct A: P {}"),
      Mend("a space", "// @provide  (name: e)\nstruct A {}", "// @provide(name: e)\nstruct A {}"),
      Mend(
        "no parentheses", "// @provide singleton\nfinal class A: Sendable {}",
        "// @provide(singleton)\nfinal class A: Sendable {}"),
      Mend(
        "no lifetime", "// @provide(eager, onClose: end)\nfinal class A: Sendable { func end() {} }",
        "// @provide(singleton, eager, onClose: end)\nfinal class A: Sendable { func end() {} }"),
      Mend(
        "a call", "// @provide(singleton, onClose: end())\nfinal class A: Sendable { func end() {} }",
        "// @provide(singleton, onClose: end)\nfinal class A: Sendable { func end() {} }"),
      Mend("quotes", "// @provide(name: \"main\")\nstruct A {}", "// @provide(name: main)\nstruct A {}"),
      Mend(
        "a name",
        "// @provide(name: main)\nclass S {}\n// @provide\nstruct A { let s: S /* @named(mian) */ }",
        "// @provide(name: main)\nclass S {}\n// @provide\nstruct A { let s: S /* @named(main) */ }"),
    ])
  func exact(mend: Mend) {
    expect(mend)
  }

  @Test(
    "Keep the line ends, the byte order mark and the indentation of a file, and what stands around",
    arguments: [
      Mend(
        "line ends", "// @provide\r\nstruct B { let a: A }\r\n\r\nstruct A { init() {} }\r\n",
        "// @provide\r\nstruct B { let a: A }\r\n\r\n// @provide\r\nstruct A { init() {} }\r\n", choosing: [1]
      ),
      Mend(
        "a line end behind a directive",
        "// @provide\r\nstruct A { // @provide\r\n  let a = 1\r\n}",
        "// @provide\r\nstruct A {\r\n  let a = 1\r\n}", choosing: [2]),
      Mend(
        "a directive over lines",
        "// @provide(singleton)\r\nfinal class A: Sendable {}\r\n// @provide(\r\n//   as: A\r\n// )\r\nfinal class B: A {}",
        "// @provide(singleton)\r\nfinal class A: Sendable {}\r\n// @provide(as: A, name: b)\r\nfinal class B: A {}",
        choosing: [1]),
      Mend(
        "a byte order mark", "\u{FEFF}struct A { init() {} }\n// @provide\nstruct B { let a: A }",
        "\u{FEFF}// @provide\nstruct A { init() {} }\n// @provide\nstruct B { let a: A }", choosing: [1]),
      Mend(
        "a byte order mark and a directive for the first line",
        "\u{FEFF}import DIRuntime\n// @module(isolation: MainActor)\nstruct A {}",
        "\u{FEFF}// @module(isolation: MainActor)\nimport DIRuntime\nstruct A {}", choosing: [1]),
      Mend(
        "several declarations on a line",
        "protocol P {}; struct A: P {}\n// @provide\nstruct B { let p: any P }",
        "protocol P {};\n// @provide(as: P)\nstruct A: P {}\n// @provide\nstruct B { let p: any P }"),
      Mend(
        "a declaration inside another one on a line",
        "class C {\n\tvar x = 1\n}\nprotocol P {}\nextension C { struct A: P {} }\n// @provide\nstruct B { let p: any P }",
        "class C {\n\tvar x = 1\n}\nprotocol P {}\nextension C {\n\t// @provide(as: P)\n\tstruct A: P {} }\n// @provide\nstruct B { let p: any P }"
      ),
      Mend(
        "an attribute over lines",
        "protocol P {}\n@available(\n  *, deprecated) struct A: P {}\n// @provide\nstruct B { let p: any P }",
        "protocol P {}\n// @provide(as: P)\n@available(\n  *, deprecated) struct A: P {}\n// @provide\nstruct B { let p: any P }"
      ),
      Mend(
        "a comment over lines",
        "protocol P {}\n/* a\n   b */ struct A: P {}\n// @provide\nstruct B { let p: any P }",
        "protocol P {}\n/* a\n   b */\n   // @provide(as: P)\n   struct A: P {}\n// @provide\nstruct B { let p: any P }"
      ),
      Mend(
        "a property",
        "// @provide\nstruct A {\n    let n: Int  // @arg\n}\n// @provide\nstruct B {\n    let a: A\n}",
        "// @provide\nstruct A {\n    let n: Int  // @arg\n}\n// @provide\nstruct B {\n    let n: Int  // @arg\n    let a: A\n}",
        choosing: [1]),
      Mend(
        "parameters on lines of their own",
        "// @provide\nstruct A {\n  let n: Int  // @arg\n}\n// @provide\nclass B {\n  init(\n    a: A\n  ) {}\n}",
        "// @provide\nstruct A {\n  let n: Int  // @arg\n}\n// @provide\nclass B {\n  init(\n    n: Int /* @arg */,\n    a: A\n  ) {}\n}",
        choosing: [1]),
      Mend(
        "a directive above documentation and attributes over lines",
        "protocol P {}\n// @provide\n/**\n A\n */\n@available(\n  *, deprecated, message: \"x\")\nstruct A: P {}\n// @provide\nstruct B { let p: any P }",
        "protocol P {}\n// @provide(as: [Self, P])\n/**\n A\n */\n@available(\n  *, deprecated, message: \"x\")\nstruct A: P {}\n// @provide\nstruct B { let p: any P }"
      ),
      Mend(
        "documentation under a condition",
        "class C {\n  #if DEBUG\n  // @provide\n  struct A {}\n  #endif\n\n  /**\n   B\n   */\n  // @provide\n  struct B { let a: A }\n}",
        "class C {\n  #if DEBUG\n  // @provide\n  struct A {}\n  #endif\n\n  #if DEBUG\n  /**\n   B\n   */\n  // @provide\n  struct B { let a: A }\n  #endif\n}",
        choosing: [1]),
      Mend(
        "an import under a condition",
        "#if DEBUG\nimport Foundation\n#endif\n// @provide\nclass A { init(b: B) {} }\n// @provide\nclass B { init(a: A) {} }",
        "import DIRuntime\n#if DEBUG\nimport Foundation\n#endif\n// @provide\nclass A { init(b: Lazy<B>) {} }\n// @provide\nclass B { init(a: A) {} }",
        choosing: [1]),
      Mend(
        "an import with attributes and a comment above",
        "/* A\n   b */\n\n// For dates.\n@preconcurrency\ninternal import Foundation  // here\n// @provide\nclass A { init(b: B) {} }\n// @provide\nclass B { init(a: A) {} }",
        "/* A\n   b */\n\n// For dates.\n@preconcurrency\ninternal import Foundation  // here\nimport DIRuntime\n// @provide\nclass A { init(b: Lazy<B>) {} }\n// @provide\nclass B { init(a: A) {} }",
        choosing: [1]),
    ])
  func form(mend: Mend) {
    expect(mend)
  }

  @Test(
    "A directive is not proposed above an import, nor closed without a choice where it may go on in the line below"
  )
  func choices() {
    let programs = ["import Foundation // @provide", "// @provide(transient\n//   , name: b\nstruct A {}"]
    for program in programs {
      let plan = FixPlan(for: outcome(of: program).diagnostics)
      #expect(plan.mended == 0 && plan.ways == 1)
    }
  }

  @Test("A directive that is not closed is closed in front of a remark")
  func remark() {
    let broken = "// @provide(singleton // remark\nfinal class A: Sendable {}"
    #expect(
      text(of: FixPlan(for: outcome(of: broken).diagnostics))?.hasPrefix("// @provide(singleton) // remark\n")
        == true)
  }

  @Test(
    "Are not offered where they would not help, or are a guess",
    arguments: [
      "// @provide(weak, onClose: x)\nclass A {}",
      "// @provide(`nme`: x)\nstruct A {}",
      "// @provide(nme : x)\nstruct A {}",
      "// @provide() ()\nstruct A {}",
      "// @provide\t(singleton)\nfinal class A: Sendable {}",
      "// @provide(name: \"a b\")\nstruct A {}",
    ])
  func uncertain(broken: String) {
    let result = outcome(of: broken)
    #expect(!result.diagnostics.isEmpty)
    #expect(result.diagnostics.allSatisfy { $0.withFittingFix.fix == nil })
  }

  @Test("Of edits at one place the first is done, the others need another run")
  func overlap() {
    let file = SourceFile(path: "F", module: "App", bytes: Array("ab".utf8))
    let diagnostics = ["a", "ab"].map { word in
      let fix = Diagnostic.Fix(replacing: word, with: "x", at: file.place(at: 0))
      return Diagnostic(.unknownOption, "\(word)", at: file.place(at: 0), fix: fix)
    }
    let plan = FixPlan(for: diagnostics)
    #expect(plan.mended == 1 && text(of: plan) == "xb")
    #expect(plan.left.map(\.obstacle) == [.overlap])
  }

  @Test("One edit that mends two mistakes is done once")
  func shared() {
    let file = SourceFile(path: "F", module: "App", bytes: Array("ab".utf8))
    let fix = Diagnostic.Fix(replacing: "a", with: "x", at: file.place(at: 0))
    let diagnostics = ["m", "n"].map { Diagnostic(.unknownOption, "\($0)", at: fix.place, fix: fix) }
    let plan = FixPlan(for: diagnostics)
    #expect(plan.mended == 2 && text(of: plan) == "xb")
  }

  @Test("A fix whose text is not there is dropped")
  func misfit() {
    let file = SourceFile(path: "F", module: "App", bytes: Array("ab\ncd".utf8))
    for place in [0, 3, 5, 6].map(file.place) + [Place(whole: file)] {
      let fix = Diagnostic.Fix(replacing: "d", with: "x", at: place)
      let diagnostic = Diagnostic(.unknownOption, "m", at: place, fix: fix)
      #expect(diagnostic.withFittingFix.fix == nil)
    }
  }

  @Test("An edit ends behind its old text, over lines too")
  func end() {
    let place = SourceFile(path: "F", module: "App", bytes: Array("x\n ä\nbc".utf8)).place(at: 3)
    let ends = ["ä", "ä\nb"].map { Diagnostic.Fix(replacing: $0, with: "", at: place).end }
    #expect(ends.map(\.line) == [2, 3] && ends.map(\.column) == [4, 2])
  }

  private func expect(_ mend: Mend, _ location: SourceLocation = #_sourceLocation) {
    let result = outcome(of: mend.broken)
    let plan = FixPlan(for: result.diagnostics, choosing: mend.chosen)
    #expect(plan.mended > 0 && plan.left.isEmpty, sourceLocation: location)
    #expect(text(of: plan) == mend.mended, sourceLocation: location)
    #expect(outcome(of: mend.mended).diagnostics.map(\.text) == [], sourceLocation: location)
  }

  private func text(of plan: FixPlan) -> String? {
    plan.sortedPatches.first.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
