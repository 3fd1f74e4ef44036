// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

struct UnusedTests {
  private let workshop = try! Workshop()

  private static let program = """
    // @provide
    struct Used {}

    // @provide
    struct Forgotten { let part: Part }

    // @provide
    struct Part {}

    protocol Rule {}

    // @provide(into: Rule)
    struct Odd: Rule {}

    // @container(parent: Container)
    struct Session { let user: String }

    func use() { _ = Container().used }

    """

  @Test func namesWhatNothingReaches() throws {
    let (code, output, _) = try workshop.ask("unused", about: Self.program)
    #expect(code == 1)
    #expect(
      output == """
        5 providers of 7 are not used
          forgotten  App.swift:5   nothing needs it, and no source asks for it
          odd        App.swift:13  only rules needs it, which is not used
          part       App.swift:8   only forgotten needs it, which is not used
          rules      App.swift:12  no parameter takes the collection
          session    App.swift:15  no source makes the child container

        """)
  }

  @Test func severalUsersThatAreNotUsed() throws {
    let users = (1...5).map { "// @provide\nstruct User\($0) { let part: Part }\n" }.joined()
    let text = "// @provide\nstruct Part {}\n" + users
    #expect(
      try workshop.ask("unused", about: text).output.contains(
        "part   App.swift:2   only user1, user2, user3 and 2 more need it, which are not used\n"))
  }

  @Test func aBaselineAcceptsSome() throws {
    try workshop.write(
      "# Later\nApp.forgotten\nApp.odd\nApp.part\nApp.rules\nApp.session\nApp.used\n", to: "accepted.txt")
    let (code, output, _) = try workshop.ask(
      "unused", "--baseline", workshop.path("accepted.txt"), about: Self.program)
    #expect(code == 0)
    #expect(output.hasPrefix("Nothing new is unused; the baseline accepts 5 providers.\n'App.used' in "))
    #expect(output.hasSuffix("accepted.txt is not unused; drop the line\n"))
  }

  @Test func listPrintsIDsForABaseline() throws {
    let (code, output, _) = try workshop.ask("unused", "--list", about: Self.program)
    #expect(code == 0)
    #expect(output == "App.forgotten\nApp.odd\nApp.part\nApp.rules\nApp.session\n")
  }

  /// Each of these may be a use, so nothing is said of the provider.
  @Test(arguments: [
    "_ = Container().thing", "let c = Container.current\n  _ = c?.thing", "_ = make(.thing)",
    "struct S { @Injected(.thing) var thing }", "_ = Container().override(.thing) { $0 }",
    "let path = \\Container.thing", "try? Container().dynamic.resolve(Thing.self)",
    "struct S { @Injected var it: Thing }", "_ = Container().App::thing",
    "print(\"\\(Container().thing)\")", "struct S { let it = Injected<Thing>() }",
    "struct S { let it: Injected<Thing>; init() { it = .init() } }",
    "struct S { @DIRuntime.Injected var it: Thing }",
    "typealias Inject = Injected; struct S { @Inject var it: Thing }",
  ])
  func nothingIsSaidOfWhatMayBeUsed(use: String) throws {
    let text = "// @provide\nstruct Thing {}\n\nfunc use() {\n  \(use)\n}\n"
    #expect(try workshop.ask("unused", about: text).code == 0)
  }

  @Test func extensionsOfContainersMayNameItBare() throws {
    let text =
      "// @provide\nstruct Thing {}\n\nextension Container { var two: (Thing, Thing) { (thing, thing) } }\n"
    #expect(try workshop.ask("unused", about: text).code == 0)
  }

  /// Each of these names the accessor without a dot in another file.
  @Test(arguments: [
    ["extension Root { var two: (Thing, Thing) { (thing, thing) } }", "typealias Root = Container"],
    ["extension B { func f() { self.thing } }", "typealias B = A", "typealias A = DIRuntime.Container"],
    ["extension DIRuntime.Container { func f() { thing } }"],
    ["extension Container: Parts {}", "protocol Parts { var thing: Thing { get } }"],
    ["extension Parts { func f() { thing } }", "protocol Parts {}", "extension Container: Parts {}"],
    [
      "extension Sub { func f() { self.thing } }", "protocol Sub: Base {}", "extension Container: Both {}",
      "typealias Both = Sub & Other",
    ],
    ["final class Root: Container { func f() { thing } }"],
    ["extension Root { func f() { thing } }", "final class Root: Container {}"],
    ["@dynamicMemberLookup struct E { func f() { self.thing } }"],
    ["extension Container { func f() { fill(dynamic) } }"],
    ["extension Key where Maker == M { static var other: Key<M> { thing } }"],
  ])
  func namesWithoutADotMayBeMembersOfAContainer(files: [String]) throws {
    let files = ["// @provide\nstruct Thing {}\n"] + files
    #expect(try workshop.ask(["unused"], files: files).code == 0)
  }

  /// A wrapper with a key looks nothing up by type.
  @Test func aKeyIsNoLookUp() throws {
    let text =
      "// @provide\nstruct Thing {}\nstruct S { let a = Injected<Int>(.other); @Injected(.other) var b: Int }\n"
    #expect(try workshop.ask("unused", about: text).output.contains("thing  App.swift:2"))
  }

  /// Not all sources of another package are there, such as its tests.
  @Test func aProviderOfAnotherPackageMayBeUsedThere() throws {
    let (code, output, _) = try workshop.ask(
      ["unused", "--package", "Base", "Other"], files: ["import Base\n"],
      base: "// @provide\nstruct Thing {}\n")
    #expect(code == 0)
    #expect(output.hasSuffix("1 provider of other packages may be used there.\n"))
  }

  @Test func sourcesThatCannotBeReadMayUseAll() throws {
    let (code, output, errors) = try workshop.ask("unused", "--others", "nowhere.swift", about: Self.program)
    #expect(code == 1)
    #expect(output == "")
    #expect(
      errors.hasSuffix(
        """
        di: error: 'unused' needs sources without mistakes
        nowhere.swift: error: the file cannot be read: No such file or directory [#UnreadableSource]

        """))
  }

  @Test func aPropertyOfTheSameNameIsNoUse() throws {
    let text =
      "// @provide\nstruct Thing {}\n\nstruct S {\n  var thing = 1\n  func f() -> Int { self.thing + thing }\n}\n"
    #expect(try workshop.ask("unused", about: text).output.contains("thing  App.swift:2  nothing needs it"))
  }

  @Test func aPublicProviderOfALibraryMayBeUsedElsewhere() throws {
    let text = "// @provide(public)\npublic struct Thing { public init() {} }\n"
    let (code, output, _) = try workshop.ask("unused", "--exported", "App", "--library", about: text)
    #expect(code == 0)
    #expect(output.hasSuffix("1 public provider of libraries may be used by other packages.\n"))
  }

  @Test func aRequirementThatNothingNeeds() throws {
    let text = "// @require\npublic protocol Gate {}\n"
    let output = try workshop.ask("unused", "--library", about: text).output
    #expect(output.contains("gate  App.swift:1  nothing in 'App' needs the requirement"))
  }
}
