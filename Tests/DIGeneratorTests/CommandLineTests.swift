// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore

@Suite("Command line")
struct CommandLineTests {
  private let workshop = try! Workshop()

  @Test(
    "Wrong usage is said in one line, with the usage below, and exit code 2",
    arguments: [
      ([], "a command is missing"),
      (["make"], "unknown command 'make'"),
      (["generate"], "'--module NAME' is missing"),
      (["generate", "--module", "App"], "'--output FILE' is missing"),
      (["generate", "--module"], "'--module' needs a value"),
      (["generate", "--module", "--output"], "'--module' needs a value"),
      (["generate", "@none.txt"], "the list 'none.txt' cannot be read"),
      (["generate", "--verbose"], "unknown option '--verbose'"),
      (["generate", "--dependency", "Lib"], "'--dependency' needs a value"),
      (
        ["generate", "--module", "A", "--output", "A.swift", "A.swift"],
        "'--output' is 'A.swift', which is one of the sources"
      ),
      (["generate", "--package", "Lib"], "'--package' needs a value"),
      (["generate", "--mark", "Lib"], "'--mark' needs a value"),
      (["generate", "--generated"], "'--generated' needs a value"),
      (["generate", "--beside"], "'--beside' needs a value"),
    ])
  func usage(words: [String], message: String) {
    var errors = ""
    let code = GeneratorTool.run(words, output: { _ in }, errors: { errors += $0 })
    #expect(code == 2)
    #expect(errors.hasPrefix("DIGenerator: error: \(message)\n\nUSAGE: "))
  }

  @Test(
    "Helps and tells its version",
    arguments: [["--help"], ["-h"], ["help"], ["generate", "--help"], ["--version"]])
  func help(words: [String]) {
    var output = ""
    #expect(GeneratorTool.run(words, output: { output += $0 }, errors: { _ in }) == 0)
    let isVersion = words == ["--version"]
    #expect(output.hasPrefix(isVersion ? "\(generatorVersion)\n" : "USAGE: DIGenerator generate"))
  }

  @Test("Names everything that it read in a rule of Make")
  func depfile() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    try workshop.write("struct B {}\n", to: "Some B.swift")
    try workshop.write("\(workshop.path("Some B.swift"))\n", to: "list")
    let words = [workshop.path("A.swift"), "--dependency", "Lib", "@\(workshop.path("list"))"]
    #expect(workshop.generate(all: words + ["--depfile", workshop.path("Out.d")]) == (0, ""))
    let rule = workshop.read("Out.d")?.replacing(workshop.folder.path + "/", with: "")
    #expect(rule == "Out.swift: \\\n  list \\\n  A.swift \\\n  Some\\ B.swift\n")
  }

  @Test("Spells every path in a rule of Make so that Make reads it back")
  func depfileSpelling() throws {
    let names = ["Two  Spaces.swift", " First.swift", "Price $5.swift", "C#.swift"]
    for name in names { try workshop.write("struct S {}\n", to: name) }
    let words = names.map(workshop.path) + ["--depfile", workshop.path("Out.d")]
    #expect(workshop.generate(all: words) == (0, ""))
    let rule = workshop.read("Out.d")?.replacing(workshop.folder.path + "/", with: "")
    let spelled = [#"Two\ \ Spaces.swift"#, #"\ First.swift"#, #"Price\ $$5.swift"#, "C\\#.swift"]
    #expect(rule == (["Out.swift:"] + spelled).joined(separator: " \\\n  ") + "\n")
  }

  @Test("Reads files and lists, whatever is in their names")
  func lists() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "A b ä'\".swift")
    try workshop.write("// @provide\nstruct B {}\n", to: "B.swift")
    try workshop.write("\(workshop.path("A b ä'\".swift"))\n\n", to: "list")
    #expect(workshop.generate("@\(workshop.path("list"))", workshop.path("B.swift")) == (0, ""))
    let text = try #require(workshop.read("Out.swift"))
    #expect(text.contains("var a: A {") && text.contains("var b: B {"))
    try workshop.write("\(workshop.path("B.swift"))\n\n", to: "list")
    #expect(workshop.generate("@\(workshop.path("list"))") == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("var b: B {") == true)
    try workshop.write("// @provide\nstruct C {}\n", to: "C\nD.swift")
    #expect(workshop.generate(workshop.path("C\nD.swift")) == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("provided by `C` in C D.swift.") == true)
  }

  @Test("Reads all its words from a list")
  func words() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    let words = ["--module", "App", "--output", workshop.path("Out.swift"), workshop.path("A.swift")]
    try workshop.write(words.joined(separator: "\n") + "\n", to: "words")
    let list = "@\(workshop.path("words"))"
    #expect(GeneratorTool.run(["generate", list], output: { _ in }, errors: { _ in }) == 0)
    #expect(workshop.read("Out.swift")?.contains("var a: A {") == true)
  }

  @Test("Says in one line that a module below with directives does not apply the plugin")
  func forgottenPlugin() throws {
    let lib = "public struct Plain {}\n// @provide(public)\npublic struct Clock {}\n"
    try workshop.write(lib, to: "Lib.swift")
    try workshop.write("public struct Text {}\n", to: "Bare.swift")
    for name in ["Lib", "Bare"] { try workshop.write("\(workshop.path("\(name).swift"))\n", to: name) }
    try workshop.write("import Lib\n// @provide\nstruct App { let clock: Clock }\n", to: "App.swift")
    let below = ["Lib", "Bare"].flatMap { name in
      ["--dependency", name, "@\(workshop.path(name))", "--mark", name, workshop.path("mark")]
    }
    let words = [workshop.path("App.swift")] + below
    let error = """
      Lib.swift:2:4: error: '@provide' in 'Lib', which does not apply the plugin; add to that target in Package.swift: \
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")] [#UnsupportedDeclaration]

      """
    #expect(workshop.generate(all: words) == (1, error))
    try workshop.write("", to: "mark")
    #expect(workshop.generate(all: words) == (0, ""))
  }

  @Test(
    "Says that a test target above has directives and does not apply the plugin, once nothing else is wrong")
  func forgottenPluginOfTests() throws {
    try workshop.write("// @provide\nstruct Fake {}\n", to: "Fake.swift")
    try workshop.write("\(workshop.path("Fake.swift"))\n", to: "tests")
    try workshop.write("// @provide\nstruct App {}\n", to: "App.swift")
    let words = [
      workshop.path("App.swift"), "--test", "AppTests", "@\(workshop.path("tests"))", "--mark", "AppTests",
      workshop.path("mark"),
    ]
    let (code, error) = workshop.generate(all: words)
    #expect(
      code == 1 && error.hasPrefix("Fake.swift:1:4: error: '@provide' in 'AppTests', which does not apply"))
    try workshop.write("// @provid\nstruct App {}\n", to: "App.swift")
    #expect(
      workshop.generate(all: words).errors.hasPrefix("App.swift:1:4: error: unknown directive '@provid'"))
    try workshop.write("// @provide\nstruct App {}\n", to: "App.swift")
    try workshop.write("", to: "mark")
    #expect(workshop.generate(all: words) == (0, ""))
  }

  @Test("Reads files that other plugins make; a library's have no directives, for no target above reads them")
  func generatedByOthers() throws {
    try workshop.write("// @provide\nstruct Made { init(n: Int /* @arg */) {} }\n", to: "Made.swift")
    try workshop.write("\(workshop.path("Made.swift"))\n", to: "made")
    try workshop.write("// @provide\nstruct App { let f: (Int) -> Made }\n", to: "App.swift")
    let words = [workshop.path("App.swift"), "--generated", "@\(workshop.path("made"))"]
    #expect(workshop.generate(all: words) == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("func made(n: Int) -> Made {") == true)
    func text(_ name: String, _ place: String) -> String {
      """
      Made.swift:\(place): error: '@\(name)' in a file that another plugin makes, which the targets above 'App' cannot \
      read; write it in a file of the target, such as above a static func in an extension [#UnsupportedDeclaration]

      """
    }
    let errors = text("provide", "1:4") + text("arg", "2:30")
    #expect(workshop.generate(all: words + ["--library"]) == (1, errors))
  }

  @Test("Knows the providers of a module below from its sources")
  func dependency() throws {
    try workshop.write("// @provide(public)\npublic struct Clock { public init() {} }\n", to: "Lib.swift")
    try workshop.write("\(workshop.path("Lib.swift"))\n", to: "lib")
    try workshop.write("import Lib\n// @provide\nstruct App { let clock: Clock }\n", to: "App.swift")
    #expect(
      workshop.generate(workshop.path("App.swift"), "--dependency", "Lib", "@\(workshop.path("lib"))") == (
        0, ""
      ))
    #expect(workshop.read("Out.swift")?.contains("_apply_DIGenPlugin_to_Lib(&plan)") == true)
  }

  @Test("What other targets provide is looked at where something is missing, and only there")
  func beside() throws {
    try workshop.write("// @provide(public)\npublic struct Clock { public init() {} }\n", to: "Other.swift")
    try workshop.write(
      "my-clocks\t\(workshop.path("Other.swift"))\nnone\t\(workshop.path("None.swift"))\nodd\n", to: "beside")
    try workshop.write("// @provide\nstruct App { let clock: Clock }\n", to: "App.swift")
    let words = [workshop.path("App.swift"), "--beside", "@\(workshop.path("beside"))"]
    let result = workshop.generate(words[0], words[1], words[2])
    #expect(result.code == 1)
    #expect(
      result.errors.hasSuffix(
        """
        Other.swift:2:8: note: 'my-clocks' provides it, but 'App' does not depend on that, at least not in this build; \
        add "my-clocks" to the dependencies of 'App' in Package.swift without a condition, and import it where it is needed

        """))
    // Nothing is missing, so that the list need not even be there.
    try workshop.write("// @provide\nstruct App {}\n", to: "App.swift")
    #expect(workshop.generate(words[0], "--beside", "@\(workshop.path("gone"))") == (0, ""))
    // What is wrong elsewhere is no mistake of this target.
    try workshop.write("// @provide\nstruct App { let dial: Dial }\n", to: "App.swift")
    try workshop.write("// @provid\nstruct Clock {\n", to: "Other.swift")
    let errors = workshop.generate(words[0], words[1], words[2]).errors
    #expect(errors.contains("no provider for 'Dial'") && !errors.contains("Other.swift"))
  }

  @Test("F9: a target without directives makes containers too; without the runtime its file is empty")
  func nothing() throws {
    #expect(workshop.generate() == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("convenience init() {") == true)
    #expect(workshop.generate("--without-runtime") == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("import") == false)
  }

  @Test(
    "A target that has the runtime in some builds only has an empty file in the others, unless a provider is in all"
  )
  func runtimeInSomeBuilds() throws {
    let some =
      "#if os(Windows)\n// @provide\nstruct A {}\n// @container(parent: Container)\nstruct B {}\n#endif\n"
    for (text, isEmpty) in [(some, true), (some + "// @provide\nstruct C {}\n", false)] {
      try workshop.write(text, to: "A.swift")
      #expect(workshop.generate(workshop.path("A.swift"), "--without-runtime") == (0, ""))
      #expect(workshop.read("Out.swift")?.contains("import") == !isEmpty)
    }
  }

  @Test("E9: unchanged input leaves the file untouched: same bytes, same modification time")
  func untouched() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    #expect(workshop.generate(workshop.path("A.swift")) == (0, ""))
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: workshop.path("Out.swift"))
    #expect(workshop.generate(workshop.path("A.swift")) == (0, ""))
    let attributes = try FileManager.default.attributesOfItem(atPath: workshop.path("Out.swift"))
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test("E9: an error has its place and exit code 1")
  func error() throws {
    try workshop.write("// @provide\nenum A {}\n", to: "A.swift")
    let result = workshop.generate(workshop.path("A.swift"))
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("A.swift:2:1: error: an enum has no initializer to call"))
  }

  @Test(
    "G8: an error leaves the last file with its containers unavailable, until it is mended",
    arguments: [[], ["--library"]])
  func unavailable(options: [String]) throws {
    let file = workshop.path("A.swift")
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    #expect(workshop.generate(all: [file] + options) == (0, ""))
    let good = try #require(workshop.read("Out.swift"))
    try workshop.write("// @provide\nstruct A { let b: B }\n", to: "A.swift")
    #expect(workshop.generate(all: [file] + options).code == 1)
    let bad = try #require(workshop.read("Out.swift"))
    let attribute =
      "  @available(*, unavailable, message: \"A.swift:2:16: no provider for 'B' [#MissingProvider]\")\n"
    #expect(bad.components(separatedBy: "\(attribute)  convenience init(").count == 3)
    #expect(bad.replacing(attribute, with: "") == good.replacing("  @_disfavoredOverload\n", with: ""))
    // A second mistake comes into the place of the first message, which says how many more there are.
    try workshop.write("// @provide\nstruct A { let b: B; let c: C }\n", to: "A.swift")
    #expect(workshop.generate(all: [file] + options).code == 1)
    let worse = try #require(workshop.read("Out.swift"))
    #expect(worse == bad.replacing("Provider]", with: "Provider] (and 1 more)"))
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    #expect(workshop.generate(all: [file] + options) == (0, ""))
    #expect(workshop.read("Out.swift") == good)
  }

  @Test("G8: where there was no file, an error leaves one that only has containers, unavailable")
  func unavailableAtFirst() throws {
    try workshop.write("// @provide\nenum A {}\n", to: "A.swift")
    #expect(workshop.generate(workshop.path("A.swift")).code == 1)
    let text = try #require(workshop.read("Out.swift"))
    #expect(text.contains("unavailable, message: \"A.swift:2:1: an enum has no initializer"))
    #expect(text.contains("  convenience init() {") && text.contains("import DIRuntime"))
    #expect(workshop.generate(workshop.path("A.swift"), "--without-runtime").code == 1)
    try FileManager.default.removeItem(atPath: workshop.path("Out.swift"))
    #expect(workshop.generate(workshop.path("A.swift"), "--without-runtime").code == 1)
    #expect(workshop.read("Out.swift")?.contains("import") == false)
  }

  @Test("For an editor, comments have links, and an error is none of the command")
  func editor() throws {
    let file = workshop.path("A (1).swift")
    try workshop.write("/// The first.\n// @provide\nstruct A {}\n", to: "A (1).swift")
    #expect(workshop.generate(file, "--editor") == (0, ""))
    let link = "[A (1).swift:3](file://\(workshop.folder.path)/A%20%281%29.swift#L3)"
    #expect(
      workshop.read("Out.swift")?.contains("/// `A`, new each time, provided by `A` in \(link).\n") == true)
    try workshop.write("// @provide\nenum A {}\n", to: "A (1).swift")
    let result = workshop.generate(file, "--editor")
    #expect(result.code == 0 && result.errors.contains("error: an enum has no initializer"))
    #expect(workshop.read("Out.swift")?.contains("unavailable, message: ") == true)
  }

  @Test("What cannot be read is one clear error each")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: workshop.path("Folder.swift"), withIntermediateDirectories: true)
    try Data([0x61, 0x0A, 0x62, 0x62, 0xFF]).write(to: workshop.folder.appending(path: "Latin.swift"))
    // Nobody writes to it, so reading would never end.
    try #require(mkfifo(workshop.path("Pipe.swift"), 0o644) == 0)
    let files = ["Missing.swift", "Folder.swift", "Latin.swift", "Pipe.swift"].map(workshop.path)
    let result = workshop.generate(files[0], files[1], files[2], files[3])
    #expect(result.code == 1)
    #expect(
      result.errors == """
        Folder.swift: error: the file cannot be read: it is no regular file [#UnreadableSource]
        Latin.swift:2:3: error: the file is not valid UTF-8 [#UnreadableSource]
        Missing.swift: error: the file cannot be read: No such file or directory [#UnreadableSource]
        Pipe.swift: error: the file cannot be read: it is no regular file [#UnreadableSource]

        """)
    #expect(
      workshop.generate("@\(workshop.path("nolist"))").errors.hasPrefix(
        "nolist: error: the file cannot be read"))
  }

  @Test("What cannot be written is one clear error, and leaves nothing behind")
  func unwritable() throws {
    var errors = ""
    let output = workshop.path("no/such/folder/Out.swift")
    let code = GeneratorTool.run(
      ["generate", "--module", "App", "--output", output], errors: { errors += $0 })
    #expect(code == 1)
    #expect(errors == "\(output): error: the generated file cannot be written: No such file or directory\n")
    let folder = workshop.path("Out.swift")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(workshop.generate().code == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path) == ["Out.swift"])
  }

  @Test("What an earlier run has written may be among the sources")
  func again() throws {
    let container = "// @container(parent: Container)\nstruct Session {}\n"
    try workshop.write("// @provide\nstruct B {}\n" + container, to: "B.swift")
    #expect(workshop.generate(workshop.path("B.swift")) == (0, ""))
    let rule = workshop.path("Out.d")
    let files = [workshop.path("B.swift"), workshop.path("Out.swift")]
    #expect(workshop.generate(all: files + ["--depfile", rule]) == (0, ""))
    #expect(workshop.read("Out.swift")?.contains("var b: B {") == true)
    #expect(workshop.read("Out.d") == "\(files[1]): \\\n  \(files[0])\n")
    try workshop.write(workshop.read("Out.swift") ?? "", to: "Copy.swift")
    #expect(workshop.generate(files[0], workshop.path("Copy.swift")) == (0, ""))
  }
}
