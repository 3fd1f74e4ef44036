// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// The declarations of a text, and what was complained about.
func read(_ text: String) -> (declarations: [Declaration], diagnostics: [Diagnostic]) {
  let file = SourceFile(path: "F.swift", module: "App", bytes: Array(text.utf8))
  let reading = DeclarationReader.reading(of: file)
  return (reading.declarations, reading.mistakes)
}

@Suite("Declarations")
struct DeclarationTests {
  @Test("Reads 'class' behind a protocol's colon, and not that of the next declaration")
  func classRestriction() {
    let declarations = read("protocol A: class, B { typealias C = Int }\nextension D:\nclass E {}")
      .declarations
    #expect(declarations.map(\.name) == ["A", "C", "D", "E"])
    #expect(declarations[0].inherits.map(\.description) == ["AnyObject", "B"])
    #expect(declarations.map(\.isComplete) == [true, true, false, true])
  }

  @Test("Reads what follows an operator's declaration, whatever the operator is made of")
  func operators() {
    let declarations = read(
      """
      infix operator ..*..
      public struct A {}
      infix operator ?=
      public struct B {}
      """
    ).declarations
    #expect(declarations.map(\.modifiers) == [["public"], ["public"]])
  }

  @Test("Reads an attribute's arguments behind a space, as Swift 5 does")
  func spacedArguments() {
    let declarations = read("@available (*, deprecated) @MainActor public struct A {}").declarations
    #expect(declarations[0].attributes.map(\.name) == ["available", "MainActor"])
    #expect(declarations[0].attributes.map(\.arguments) == ["(*, deprecated)", nil])
  }

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
        enum E { case a, b(Int), open = 1 }
        actor Inner {}
        deinit {}
      }
      extension A.E {}
      func + (a: Int, b: Int) -> Int { 0 }
      typealias X = Int
      """
    ).declarations
    #expect(
      declarations.map { "\($0.kind.word) \($0.name) \($0.place.line):\($0.place.column)" } == [
        "import Foundation 1:1", "class A 2:14", "let x 3:11", "let y 3:11", "var z 4:8", "init init? 5:24",
        "func f 6:9", "var g 7:9", "enum E 8:3", "case a 8:12", "case b 8:12", "case open 8:12",
        "actor Inner 9:3", "extension A.E 12:1", "func + 13:1", "typealias X 14:1",
      ])
    #expect(
      declarations.map { $0.parent?.name } == [
        nil, nil, "A", "A", "A", "A", "A", "A", "A", "E", "E", "E", "A", nil, nil, nil,
      ])
    #expect(declarations[1].inherits.map(\.description) == ["B", "@unchecked Sendable"])
    #expect(declarations[1].genericParameters.map(\.name) == ["T"])
    #expect(declarations[1].ranges.whereClause != nil)
    #expect(declarations[5].modifiers.map(\.description) == ["required", "convenience"])
    #expect(declarations[5].effects == Effects(throwing: .anything))
    #expect(!declarations[7].isStored)
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
        ["a a: InlineArray<3, Int>", "b b: ~Copyable", "c c: repeat each T"]
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
      declarations.map { $0.conditions.map(\.description) } == [
        ["os(Linux)"], ["os(Linux)", "DEBUG && (X || Y)"], ["os(Linux)", "(!DEBUG || !X && !Y) && Z"],
        ["os(Linux)", "(!DEBUG || !X && !Y) && !Z"], [],
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
      "let a = b.in\nlet z = 1", "let a = b &&\n  c\nlet z = 1", "let a = try?\n  b()\nlet z = 1",
      "let a = b ? c :\n  d\nlet z = 1", "let a = b is C<D? >\nlet z = 1", "let a = b is C<D,>\n@X let z = 1",
      "let a = if let b = c, d { 1 } else { 2 }, z = 1", "let a = if b { $0 }.c, d { 1 } else { 2 }, z = 1",
      "let a = if b is C<D> { 1 } else { 2 }, z = 1", "let a = switch\n  (b, c) { default: 1 }\nlet z = 1",
      "let a = b { c }\n  d: { e }, z = 1",
      "let a = b as\n  [C]\nlet z = 1",
    ])
  func values(text: String) {
    #expect(read(text).declarations.map(\.name) == ["a", "z"])
  }

  @Test(
    "Takes nothing in a statement for a declaration",
    arguments: [
      "if let b = c, var d = e { let f = 1 } else if case let g? = h {} else { let i = 1 }",
      "guard let b, let c = d { $0 }.e else { return }", "for case let (b, c)? in d where b == { 1 }() {}",
      "while let b = c {}", "repeat {} while b < c", "do {} catch let b as C {} catch { let d = 1 }",
      "do throws(E) { let b = 1 } catch {}", "open(1)", "b = actor as? C", "b = c is open", "macro = 1",
      "switch b { case let c: let d = 1 }", "b.if = 1", "label: for b in c.d { break label }",
      "if b is C<D >{}", "typealias B<C> = D where C == open",
    ])
  func statements(text: String) {
    let declarations = read("\(text)\nlet z = 1").declarations
    #expect(declarations.filter { $0.kind != .typealias }.map(\.name) == ["z"])
    #expect(declarations.last?.modifiers.isEmpty == true)
  }

  @Test(
    "Reads a func's name",
    arguments: [
      ("==<T>(a: T)", "=="), ("<<T>(a: T)", "<"), ("<=(a: Int)", "<="), (".== (a: Int)", ".=="),
      ("≤<T>(a: T)", "≤"), ("...(a: Int)", "..."), ("/(a: Int)", "/"), ("< <T>(a: T)", "<"),
      ("`a b`(a: Int)", "a b"), ("√(a: Int)", "√"),
    ])
  func functionNames(text: String, name: String) {
    let function = read("func \(text) {}").declarations[0]
    #expect(function.name == name)
    #expect(function.parameters.map(\.label) == ["a"])
  }

  @Test(
    "Reads heads in odd spellings",
    arguments: [
      ("private( /**/ set) var f = 1", "var private(set)"), ("class actor {}", "class"),
      ("class actor: P {}", "class"), ("class actor where A: B {}", "class"),
      ("class struct f {}", "struct class"),
      ("extension [A].Index {}", "extension"), ("import actor\nfunc f() {}", "import"),
    ])
  func heads(text: String, expected: String) {
    let declaration = read(text).declarations[0]
    let words = [declaration.kind.word] + declaration.attributes.map { "@\($0.name)" }
    #expect((words + declaration.modifiers.map(\.description)).joined(separator: " ") == expected)
  }

  @Test(
    "Knows a getter's effects wherever it stands",
    arguments: [
      ("{ get async throws { 1 } }", "async throws"), ("{ set {} get throws(E) { 1 } }", "throws(E)"),
      ("{ @A nonmutating set(v) {} mutating get async { 1 } }", "async"),
      ("{ @A(x) init(v) {} get throws { 1 } }", "throws"), ("{ set.count }", ""), ("{ get set }", ""),
    ])
  func getters(text: String, effects: String) {
    let property = read("var a: Int \(text)").declarations[0]
    #expect(property.effects.words == (effects.isEmpty ? "" : " \(effects)"))
    #expect(!property.isStored)
  }

  @Test(
    "Reads types in rare spellings",
    arguments: [
      ("[A].Index", "Array<A>.Index"), ("A?.B", "Optional<A>.B"), ("[A: B].C<D>", "Dictionary<A, B>.C<D>"),
      ("(A).B", "A.B"), ("(A, B).C", "(A, B).C"), ("A<-1>", "A< -1>"), ("[2 of A].B", "InlineArray<2, A>.B"),
    ])
  func types(text: String, expected: String) {
    #expect(read("let a: \(text)").declarations[0].type?.description == expected)
  }

  @Test("Reads a condition over several lines")
  func longCondition() {
    #expect(
      read("#if (A &&\n  B)\nlet a = 1\n#endif").declarations[0].conditions == [.atom("A") && .atom("B")])
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

  @Test(
    "Takes no longer than a text is long",
    arguments: [
      "let a = b\n#if X\n#endif\n", "if a { b }.c ", "let a = if b { ",
      "let a = #/\n b\n", "#/ a ", "#if X\nstruct A {}\n", "// @provide\n", "// @arg\n", "#/ \"\\( #/ a #/ b",
      "#/\n",
    ])
  func hostile(text: String) {
    _ = read(String(repeating: text, count: 40_000))
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
