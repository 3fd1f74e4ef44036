// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// The declarations of a text, and what was complained about.
func read(_ text: String) -> (declarations: [Declaration], diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticCollector()
  let file = SourceFile(path: "F.swift", module: "App", bytes: Array(text.utf8))
  let declarations = DeclarationReader.declarations(
    in: file, index: 0, firstIndex: 0, diagnostics: &diagnostics)
  return (declarations, diagnostics.diagnostics)
}

@Suite("Declarations")
struct DeclarationTests {
  @Test("Reads kinds, names and places")
  func kinds() {
    let declarations = read(
      """
      import Foundation
      public final class A<T>: B, @unchecked Sendable where T: C {
        private let x: Int = 1, y = "a{"
        lazy var z: [Int] = { [1] }()
        required convenience init?(a b: Int) throws { self.init() }
        class func f() {}
        class var g: Int { get throws { 1 } }
        enum E { case a, b(Int), open }
        actor Inner {}
        deinit {}
      }
      extension A.E {}
      func + (a: Int, b: Int) -> Int { 0 }
      typealias X = Int
      """
    ).declarations
    #expect(
      declarations.map { "\($0.kind.rawValue) \($0.name) \($0.place.line):\($0.place.column)" } == [
        "import Foundation 1:1", "class A 2:14", "let x 3:11", "let y 3:11", "var z 4:8", "init init? 5:24",
        "func f 6:9", "var g 7:9", "enum E 8:3", "case case 8:12", "actor Inner 9:3", "deinit deinit 10:3",
        "extension A.E 12:1", "func + 13:1", "typealias X 14:1",
      ])
    #expect(declarations.map(\.parent) == [nil, nil, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, nil, nil, nil])
    #expect(declarations[1].inherits.map(\.description) == ["B", "@unchecked Sendable"])
    #expect(declarations[1].genericParameters.map(\.name) == ["T"])
    #expect(declarations[1].ranges.whereClause != nil)
    #expect(declarations[5].modifiers == ["required", "convenience"])
    #expect(declarations[5].effects == Effects(throwing: .anything))
    #expect(declarations[7].storage == .computed)
    #expect(declarations[7].effects == Effects(throwing: .anything))
  }

  @Test(
    "Reads parameters",
    arguments: [
      ("(a: Int)", ["a a: Int"]),
      ("(_ a: Int, for b: String)", ["_ a: Int", "for b: String"]),
      ("(a: Int = 1, b: [Int] = [1, 2])", ["a a: Int = 1", "b b: [Int] = [1, 2]"]),
      ("(a: D = D<A, B>(), b: Int)", ["a a: D = D<A, B>()", "b b: Int"]),
      ("(a: Bool = x < y, b: Bool = z > (1))", ["a a: Bool = x < y", "b b: Bool = z > (1)"]),
      ("(a: String = \"\\(f(\"b, c\"))\", d: Int)", ["a a: String = \"\\(f(\"b, c\"))\"", "d d: Int"]),
      (
        "(a: @escaping @Sendable (Int) async throws -> Void)",
        ["a a: @escaping @Sendable (Int) async throws -> Void"]
      ),
      ("(a: Int... )", ["a a: Int"]),
      ("(@Wrapper(1, 2) a: Int)", ["a a: Int"]),
      (
        "(a: inout Int, b: consuming B, c: sending C)",
        ["a a: inout Int", "b b: consuming B", "c c: sending C"]
      ),
      ("(a: (any P)?, b: some P & Q, c: A.B<C>.D)", ["a a: (any P)?", "b b: some P & Q", "c c: A.B<C>.D"]),
      ("(a: [String : [Int]], b: (x: Int, Int)?)", ["a a: [String: [Int]]", "b b: (x: Int, Int)?"]),
      ("(a: (@MainActor () -> Void)? = nil)", ["a a: (@MainActor () -> Void)? = nil"]),
      ("(a: () -> () -> Int = { { 1 } }, b: A.Type)", ["a a: () -> () -> Int = { { 1 } }", "b b: A.Type"]),
      ("(`in`: Int, of `class`: Int)", ["in in: Int", "of class: Int"]),
      ("(a: Int = b ? c : d, e: Int)", ["a a: Int = b ? c : d", "e e: Int"]),
      (
        "(a: [3 of Int], b: ~Copyable, c: repeat each T)",
        ["a a: [3 of Int]", "b b: ~Copyable", "c c: repeat each T"]
      ),
    ])
  func parameters(text: String, expected: [String]) {
    let parameters = read("func f\(text) {}").declarations[0].parameters
    let described = parameters.map { parameter in
      "\(parameter.label) \(parameter.name): \(parameter.type)"
        + (parameter.defaultValue.map { " = \($0.text)" } ?? "")
    }
    #expect(described == expected)
  }

  @Test("Gives declarations the conditions around them")
  func conditions() {
    let declarations = read(
      """
      #if os(Linux)
      class A {
      #if DEBUG && (X || Y)
        let a: Int
      #elseif Z
        let b: Int
      #else
        let c: Int
      #endif
      }
      #endif
      class D {}
      """
    ).declarations
    #expect(
      declarations.map(\.conditions) == [
        ["os(Linux)"], ["os(Linux)", "DEBUG && (X || Y)"], ["os(Linux)", "!(DEBUG && (X || Y)) && Z"],
        ["os(Linux)", "!(DEBUG && (X || Y)) && !(Z)"], [],
      ])
  }

  @Test(
    "Knows where a property's value ends",
    arguments: [
      "let a = b\n  .c { $0 }\n  .d()\nlet z = 1", "let a = b +\n  c\nlet z = 1",
      "let a = b\n  + c\nlet z = 1",
      "let a = [\n1,\n2\n]\nlet z = 1", "let a = if b { 1 }\n  else { 2 }\nlet z = 1",
      "let a = b!\nlet z = 1",
      "let a = b as\n  C\nlet z = 1", "let a = { (b: Int) in\n let c = 1\n return c }\nlet z = 1",
      "let a = 1; let z = 1",
      "let a = b ? c\n  : d\nlet z = 1", "let a = try\n  b()\nlet z = 1", "let a: A = .b\n@X let z = 1",
      "let a = b\n#if X\n#endif\nlet z = 1", "let a = b { c } d: { e }\nlet z = 1",
      "let a = B<C, D>(e)\nlet z = 1",
    ])
  func values(text: String) {
    #expect(read(text).declarations.map(\.name) == ["a", "z"])
  }

  @Test("Spreads a written type over the properties before it")
  func multipleBindings() {
    let declarations = read("struct S { var a, b: Int, c = 1, d: String }").declarations
    #expect(declarations.dropFirst().map { $0.type?.description } == ["Int", "Int", nil, "String"])
  }

  @Test(
    "Survives what no compiler would take",
    arguments: [
      "class", "class {", "func f(", "init(a:", "let", "}}}", "class A { func f(a: [ }", "@", "@a(", "#if",
      "import",
    ])
  func broken(text: String) {
    _ = read(text)
    _ = read("// @provide\n\(text)")
  }

  @Test("Does not overflow on deep types")
  func deepTypes() {
    let type = String(repeating: "[", count: 100_000) + "Int" + String(repeating: "]", count: 100_000)
    #expect(
      read("// @provide\nfunc f(a: \(type)) -> Int { 1 }\nclass B {}").declarations.map(\.name) == ["f", "B"])
    // Types a hundred deep are read, what is in them is passed over.
    #expect(read(String(repeating: "class A {", count: 100_000)).declarations.count == 101)
  }
}
