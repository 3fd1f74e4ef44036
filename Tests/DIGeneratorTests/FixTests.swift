// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

/// A program before and after its fixes.
struct Mend: Sendable, CustomTestStringConvertible {
  let title: String
  let broken: String
  let mended: String

  init(_ title: String, _ broken: String, _ mended: String) {
    self.title = title
    self.broken = broken
    self.mended = mended
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
      return Diagnostic(.unknownOption, word, at: file.place(at: 0), fix: fix)
    }
    let plan = FixPlan(for: diagnostics)
    #expect(plan.mended == 1 && text(of: plan) == "xb")
    #expect(plan.left.map(\.obstacle) == [.overlap])
  }

  @Test("One edit that mends two mistakes is done once")
  func shared() {
    let file = SourceFile(path: "F", module: "App", bytes: Array("ab".utf8))
    let fix = Diagnostic.Fix(replacing: "a", with: "x", at: file.place(at: 0))
    let diagnostics = ["m", "n"].map { Diagnostic(.unknownOption, $0, at: fix.place, fix: fix) }
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
    let plan = FixPlan(for: result.diagnostics)
    #expect(plan.mended > 0 && plan.left.isEmpty, sourceLocation: location)
    #expect(text(of: plan) == mend.mended, sourceLocation: location)
    #expect(outcome(of: mend.mended).diagnostics.map(\.text) == [], sourceLocation: location)
  }

  private func text(of plan: FixPlan) -> String? {
    plan.sortedPatches.first.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
