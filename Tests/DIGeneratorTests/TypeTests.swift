// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// Types in a small program of two modules, as they are seen from inside `Outer`.
private struct World {
  let table: TypeTable
  let scope: Scope

  init() {
    var model = SourceModel(module: "App")
    let sources = [
      (
        "App",
        """
        import Lib
        import Foundation
        struct User {}
        struct Outer { struct Inner {}; protocol P {}; func here() {} }
        extension Outer.Inner { struct Deep {} }
        protocol A {}
        protocol B {}
        typealias AB = A & B
        typealias Users = [User]
        typealias Handler<T> = (T) -> Void
        typealias Loop = Loop
        struct Repository<T> {}
        struct Logger {}
        """
      ), ("Lib", "public struct Logger {}\npublic struct Token {}"),
    ]
    for (module, text) in sources {
      model.add(
        [SourceFile(path: "\(module).swift", module: module, bytes: Array(text.utf8))])
    }
    table = TypeTable(model: model)
    let here = model.declarations.first { $0.name == "here" }
    scope = here?.scope ?? Scope(module: "App", file: 0)
  }

  func resolve(_ text: String) -> ResolvedType? {
    let file = SourceFile(path: "T.swift", module: "App", bytes: Array(text.utf8))
    var cursor = TokenCursor(file: file, tokens: Lexer.tokens(of: file.bytes).tokens)
    return cursor.parseType().map { table.resolve($0, in: scope) }
  }
}

@Suite("Types")
struct TypeTests {
  private let world = World()

  @Test(
    "B9, F8: spellings of one type are one type",
    arguments: [
      ("[User]", "Array<User>"), ("User?", "Optional<User>"), ("[String: User]", "Dictionary<String,User>"),
      ("any A", "A"), ("(any A)?", "A?"), ("A & B", "B & A"), ("AB", "any B & A"), ("Users", "[ User ]"),
      ("Inner", "Outer.Inner"), ("Outer.Inner", "App.Outer.Inner"), ("Inner.Deep", "Outer.Inner.Deep"),
      ("((User))", "User"), ("Handler<User>", "(User) -> ()"), ("(User) -> Void", "(_ user: User) -> ()"),
      ("Swift.Int", "Int"), ("Foundation.Date", "Date"), ("@escaping () -> User", "() -> User"),
      ("User!", "User?"), ("Self", "Outer"), ("TimeInterval", "Double"), ("Token", "Lib.Token"),
      ("inout User", "User"), ("some A", "any A"), ("`User`", "User"), ("CInt", "Int32"), ("CChar", "Int8"),
      ("Float32", "Swift.Float"), ("[Float64]", "[Double]"), ("UnicodeScalar", "Unicode.Scalar"),
      ("any Codable", "any Encodable & Decodable"), ("AnyClass", "AnyObject.Type"), ("CBool", "Bool"),
      ("CountableRange<Int>", "Range<Int>"), ("Foundation.NSInteger", "Int"), ("App::User", "User"),
      ("Outer.App::Inner", "Outer.Inner"), ("CUnsignedChar", "UInt8"), ("CShort", "Int16"),
      ("CUnsignedShort", "UInt16"), ("CLongLong", "Int64"), ("CUnsignedLongLong", "UInt64"),
      ("CSignedChar", "Int8"), ("CChar16", "UInt16"), ("CChar32", "Unicode.Scalar"), ("CFloat16", "Float16"),
      ("StringLiteralType", "String"), ("CountableClosedRange<Int>", "ClosedRange<Int>"),
      ("UTF8", "Unicode.UTF8"),
      ("[Int].Index", "Int"), ("Array<User>.Element", "User"), ("[String: User].Value", "User"),
      ("[Int: User].Keys", "Dictionary<Int, User>.Keys"), ("P.Protocol", "(any P).Type"),
      ("any P.Type", "P.Type"),
    ])
  func same(left: String, right: String) {
    #expect(world.resolve(left)?.identity == world.resolve(right)?.identity)
  }

  @Test(
    "B9, G4: different types are never one type",
    arguments: [
      ("User", "User?"), ("User?", "User??"), ("[User]", "User"), ("Repository<User>", "Repository<Int>"),
      ("Logger", "Lib.Logger"), ("A & B", "A"), ("() -> User", "@Sendable () -> User"),
      ("(User)", "(User, User)"),
      ("() -> User", "() throws -> User"), ("A.Type", "A"), ("[User?]", "[User]?"), ("Inner", "Deep"),
      ("any P.Type", "(any P).Type"), ("Stream<Int>.Part", "Stream<String>.Part"),
      ("Stream<Int>.Part", "Stream.Part<Int>"), ("Stream<Int>.Part<User>", "Stream<User>.Part<Int>"),
    ])
  func different(left: String, right: String) {
    #expect(world.resolve(left)?.identity != world.resolve(right)?.identity)
  }

  @Test(
    "Generated code writes types with all their parents",
    arguments: [
      ("Inner", "Outer.Inner"), ("[Inner]", "[Outer.Inner]"), ("(any P)?", "(any Outer.P)?"),
      ("Self", "Outer"),
      ("Repository<Inner>", "Repository<Outer.Inner>"), ("Users", "Users"), ("Logger", "App.Logger"),
      ("Lib.Logger", "Lib.Logger"), ("(Inner) async throws -> Self", "(Outer.Inner) async throws -> Outer"),
    ])
  func spelling(text: String, expected: String) {
    #expect(world.resolve(text).map { "\($0.spelling)" } == expected)
  }

  @Test(
    "Knows the common value types",
    arguments: [
      ("Int", true), ("String?", true), ("[String: [Int]]", true), ("Set<UUID>", true), ("URL", true),
      ("User", false), ("[User]", false), ("[String: User]", false), ("Result<Int, Error>", false),
      ("()", false),
    ])
  func common(text: String, isCommon: Bool) {
    #expect(world.resolve(text)?.isCommonValue == isCommon)
  }
}

@Suite("Names")
struct NameTests {
  @Test(
    "B8: an accessor is named after its type",
    arguments: [
      ("Clock", "clock"), ("APIClient", "apiClient"), ("URLSession", "urlSession"), ("URL", "url"),
      ("X", "x"), ("ABTest", "abTest"), ("HTTP2Client", "http2Client"), ("iOSApp", "iOSApp"),
      ("Ärger", "ärger"), ("HTTPServer2", "httpServer2"), ("UIView", "uiView"), ("XAxis", "xAxis"),
      ("SQLiteRepository", "sqliteRepository"), ("SQLite", "sqlite"), ("SQLiteral", "sqLiteral"),
      ("OAuthClient", "oauthClient"), ("OAuth2Client", "oauth2Client"), ("IPv6Address", "ipv6Address"),
      ("ODataFeed", "odataFeed"), ("IPAddress", "ipAddress"),
    ])
  func lowerCamelCase(type: String, name: String) {
    #expect(type.lowerCamelCase == name)
  }

  @Test(
    "B8: generic arguments follow the name, and what a type is declared in does not count",
    arguments: [
      ("Repository<User>", "repositoryUser"), ("[User]", "arrayUser"), ("User?", "optionalUser"),
      ("Outer.Inner", "inner"), ("SQLiteStore<Outer.Inner>", "sqliteStoreInner"), ("any App::Clock", "clock"),
    ])
  func accessor(type: String, name: String) {
    let file = SourceFile(path: "T.swift", module: "App", bytes: Array(type.utf8))
    var cursor = TokenCursor(file: file, tokens: Lexer.tokens(of: file.bytes).tokens)
    #expect(cursor.parseType()?.baseName?.lowerCamelCase == name)
  }

  @Test(
    "Words near enough to be slips are found, others are not",
    arguments: [
      ("singelton", "singleton"), ("Singleton", nil), ("provde", "provide"), ("ag", "arg"),
      ("MainActor", nil),
      ("singletons", "singleton"), ("returns", nil), ("args", "arg"),
    ] as [(String, String?)])
  func slips(word: String, nearest: String?) {
    let known = ["singleton", "provide", "arg", "require"]
    let found = Spelling.nearest(to: word, in: known)
    #expect(found == nearest || word == "Singleton" && found == "singleton")
  }

  @Test("The first by the alphabet is meant where several are equally near")
  func equalSlips() {
    let names = ["clocked", "clock", "clacks", "clicks"]
    #expect(Spelling.nearest(to: "clocks", in: names) == "clacks")
    #expect(Spelling.nearest(to: "CLCOKED", in: names) == "clocked")
  }
}
