// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Which files are read")
struct SelectionTests {
  /// A program of an annotated file and another one, and whether the other one makes a difference to it.
  struct Program: Sendable, CustomTestStringConvertible {
    var annotated: String
    var other: String
    var isLibrary = false
    var testDescription: String { other }

    func files() -> [SourceFile] {
      [("A.swift", annotated), ("B.swift", other)].map {
        SourceFile(path: $0, module: "App", bytes: Array($1.utf8))
      }
    }

    func model(onlyNeeded: Bool) -> SourceModel {
      var model = SourceModel(module: "App", isLibrary: isLibrary)
      model.add(files(), onlyNeeded: onlyNeeded)
      return model
    }

    func generate(onlyNeeded: Bool) -> GeneratorResult {
      Pipeline.generate(TypeTable(model: model(onlyNeeded: onlyNeeded)))
    }

    /// What is read of the other file.
    func declarations(onlyNeeded: Bool = true) -> [Declaration] {
      model(onlyNeeded: onlyNeeded).declarations.filter { $0.place.source.path == "B.swift" }
    }
  }

  /// Each would come out as something else if the second file were not read.
  static let programs: [Program] = [
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init(key: Opener) {} }",
      other: "typealias Opener = Key"),
    Program(
      annotated: "// @container(parent: Container)\nstruct House { let door: Door }",
      other: "typealias Door = Bool"),
    Program(
      annotated: "// @container(parent: Container)\nstruct House { let door: Bool }",
      other: "extension House { init(open: Bool) { door = open } }\nstruct Door {}"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nfinal class Door: Wall {}",
      other: "class Wall { init(key: Key) {} }"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nfinal class Door: Wall {}",
      other: "class Wall: Base {}\nclass Base { init(key: Key) {} }"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init?() {} }",
      other: "extension Door { init(key: Key) {} }"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init?() {} }",
      other: "\u{FEFF}extension Door { init(key: Key) {} }"),
    Program(
      annotated: "// @provide\nstruct Door { init(lock: Lock?) {} }\nenum Lock {}",
      other: "extension Door { struct Lock {} }"),
    Program(
      annotated: "// @provide(singleton, as: Port)\nfinal class Door: Port {}",
      other: "protocol Port: Sendable {}"),
    Program(
      annotated: "// @provide(singleton, as: Port)\nfinal class Door: Port {}",
      other: "protocol Port: Safe {}\nprotocol Safe: Sendable {}"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init(@Checked key: Key) {} }",
      other: "@propertyWrapper struct Checked { var wrappedValue: Key }"),
    Program(
      annotated: "// @provide\nstruct Door { init(size: Size /* @arg */ = .wide) {} }",
      other: "struct Size { static let wide = Size() }"),
    Program(
      annotated:
        "// @provide(public)\npublic struct Door { public init(size: Size /* @arg */ = Size.wide) {} }",
      other: "public struct Size {}\nextension Size { public static let wide = Size() }"),
    Program(
      annotated:
        "// @provide\nstruct Door { init(open: @escaping @Sendable () -> Bool /* @arg */ = Key.turn) {} }",
      other: "struct Key {}\nextension Key { static func turn() -> Bool { true } }"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init(key: @escaping Opener) {} }",
      other: "typealias Opener = () -> Key"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { let key: Later<Key> }",
      other: "typealias Later<T> = Lazy<T>"),
    Program(
      annotated: "// @provide(boxed)\nstruct Door {}", other: "class Box {}"),
    Program(
      annotated: "// @provide\nstruct Door { init(size: A.B /* @arg */) {} }", other: "enum A { enum B {} }"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nstruct Door { init(key: /* the */ `in`) {} }",
      other: "typealias `in` = Key"),
    Program(annotated: "// @provide\nstruct Door {}", other: "class Container {}"),
    Program(
      annotated: "// @provide\nfinal class Door: Wall { init(size: Int = 1) {} }",
      other: "class Wall { @Injected(.clock) var clock }"),
    Program(
      annotated: "// @provide\nfinal class Door { let clock = Injected(.clock) }",
      other: "struct Injected {}"),
    Program(
      annotated:
        "// @provide(match: nearest)\nprotocol Port {}\n// @provide\nstruct Door {}\n// @provide\nstruct Gate: Way {}\nprotocol Way: Port {}",
      other: "extension Door: Port {}"),
    Program(
      annotated:
        "// @provide\nstruct Room { init(port: Port /* @match(furthest) */) {} }\nprotocol Port {}\n// @provide\nclass Door: Wall {}\n// @provide\nstruct Gate: Port {}",
      other: "class Wall: Base {}\nclass Base: Port {}"),
    Program(
      annotated:
        "// @provide\nstruct Room { init(ports: [Port]) {} }\n// @provide(into: Port)\nstruct Door {}",
      other: "protocol Port {}\nextension Door: Port {}"),
    Program(
      annotated:
        "// @provide\nstruct Room { init(ports: Ports) {} }\n// @provide(into: Port)\nstruct Door: Port {}",
      other: "typealias Ports = [any Port]\nprotocol Port {}"),
    Program(
      annotated: "// @provide\nstruct Key {}\n// @provide\nfinal class Door: Wall {}",
      other: "class /* of stone */ Wall { init(key: Key) {} }"),
    Program(
      annotated: "// @require\ntypealias Gate = Port\n// @provide\nstruct Door { let port: any Port }",
      other: "public protocol Port {}", isLibrary: true),
    Program(
      annotated: "// @require\npublic struct Door {}\n// @provide\nstruct Room { let door: Gate }",
      other: "typealias Gate = Door", isLibrary: true),
    Program(
      annotated: "// @provide\nnonisolated struct Door {}",
      other: "// @module(isolation: MainActor)\nstruct Roof {}"),
    Program(
      annotated: "// @provide\nclass Door: `+ Base` {}",
      other: "class `+ Base` { init(width: Int = 1) {} }"),
    Program(
      annotated: "// @provide\nstruct Room { let ports: [any Port] }",
      other: "public protocol Port {}", isLibrary: true),
  ]

  @Test("What is mentioned is read", arguments: programs)
  func reads(program: Program) {
    #expect(program.generate(onlyNeeded: true).text == program.generate(onlyNeeded: false).text)
    #expect(program.generate(onlyNeeded: false).diagnostics.isEmpty)
    #expect(!program.declarations().isEmpty)
  }

  @Test("What would be in the way of a child container is read")
  func readsClasses() {
    let program = Program(
      annotated: "// @container(parent: Container)\nstruct House { let isOpen: Bool }",
      other: "class HouseContainer {}")
    #expect(program.generate(onlyNeeded: true).diagnostics.map(\.id) == [.accessorClash])
  }

  @Test(
    "What nobody mentions is not",
    arguments: [
      "struct Roof {}", "class Cellar: Door {}", "func door() -> Door { Door() }", "// class Door",
      "let door = Door()", "@MainActor enum Roof { case door(Door) }",
    ])
  func passesOver(other: String) {
    let program = Program(annotated: "// @provide\nclass Door { init() {} }", other: other)
    let isComment = other.hasPrefix("//")
    #expect(program.declarations().isEmpty)
    #expect(isComment || !program.declarations(onlyNeeded: false).isEmpty)
  }

  @Test(
    "What an option may stand on is read",
    arguments: [
      Program(annotated: "// @provide(weak)\nfunc door() -> Door { Door() }", other: "struct Door {}"),
      Program(annotated: "// @provide(boxed)\nfunc door() -> Door { Door() }", other: "final class Door {}"),
    ])
  func readsWhatOptionsNeed(program: Program) {
    #expect(program.generate(onlyNeeded: true).diagnostics.count == 1)
  }

  @Test("Imports are always read")
  func readsImports() {
    let program = Program(
      annotated: "// @provide\nclass Door { init() {} }",
      other:
        "#if os(Linux)\n@_exported public import Glibc\n#endif\nstruct Roof {}\nimport struct A.B\nclass C {}"
    )
    let read = program.declarations()
    #expect(read.map(\.name) == ["Glibc", "struct A.B"])
    #expect(read[0].conditions == [.atom("os(Linux)")])
  }

  @Test(
    "A directive is found wherever it may stand",
    arguments: [
      ("// @provide", true), ("//@provide", true), ("//\t @provide(singleton)", true), ("/* @arg */", true),
      ("/*@arg*/", true), ("// @Provide", true), ("// @provdie", true), ("\"// @provide\"", true),
      ("@provide", false),
      ("/// @provide", true), ("// a @provide", false), ("// @MainActor", false), ("@", false), ("/@", false),
    ])
  func findsDirectives(text: String, isFound: Bool) {
    let file = SourceFile(path: "F.swift", module: "App", bytes: Array(text.utf8))
    #expect(DirectiveReader.mayFindDirectives(in: file) == isFound)
  }
}
