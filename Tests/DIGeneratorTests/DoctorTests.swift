// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIToolCore

@Suite("The command doctor")
struct DoctorTests {
  private let workshop = try! Workshop()

  private static let runtime = #"{"product":["DIRuntime","swift-provide",null,null]}"#
  private static let plugin = #"{"plugin":["DIGenPlugin","swift-provide"]}"#

  /// The description of a target, as SwiftPM prints it.
  private static func target(
    _ name: String, _ type: String, on dependencies: [String] = [runtime], plugins: [String] = [plugin],
    settings: String = ""
  ) -> String {
    """
    {"name":"\(name)","type":"\(type)","dependencies":[\(dependencies.joined(separator: ","))],
     "pluginUsages":[\(plugins.joined(separator: ","))],"settings":[\(settings)],"exclude":[]}
    """
  }

  private func findings(
    _ targets: [String], sources: [String: String], identity: String = "swift-provide", products: String = ""
  ) throws -> [Finding] {
    for (path, text) in sources {
      let folder = workshop.folder.appending(path: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try workshop.write(text, to: path)
    }
    let json = """
      {"name":"App","toolsVersion":{"_version":"6.3.0"},"products":[\(products)],
       "dependencies":[{"fileSystem":[{"identity":"\(identity)","path":"/lib/provide"}]}],"targets":[\(targets.joined(separator: ","))]}
      """
    let manifest = try #require(Manifest(json: Data(json.utf8), folder: workshop.folder))
    return PackageChecks(manifest).findings
  }

  private static let program = "import DIRuntime\n// @provide\nstruct A {}\n"
  private static let kit = #"{"byName":["Kit",null]}"#

  @Test("Nothing is wrong with a package that builds")
  func fine() throws {
    let all = try findings(
      [
        Self.target("Kit", "regular"), Self.target("App", "executable", on: [Self.kit, Self.runtime]),
        Self.target("AppTests", "test", on: [#"{"byName":["App",null]}"#], plugins: []),
        Self.target("Plain", "regular", on: [], plugins: []),
      ],
      sources: [
        "Sources/Kit/A.swift": Self.program,
        "Sources/App/A.swift": "import DIRuntime\nimport Kit\nlet c = Container()\n",
        "Tests/AppTests/A.swift": "import DITesting\n@testable import App\nfunc f() { _ = Container() }\n",
        "Sources/Plain/A.swift": "/// A directive is `// @provide`.\nstruct B {}\n",
      ])
    #expect(all.filter { $0.state != .fine }.map(\.message) == [])
  }

  @Test(
    "Each thing that is wrong is found, with the line to write",
    arguments: [
      (
        "plugin", target("App", "executable", plugins: []), program,
        "plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]"
      ),
      (
        "plugin", target("App", "executable", plugins: []),
        "import DIRuntime\nlet c = Container { $0.a() }\n",
        "plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]"
      ),
      (
        "runtime", target("App", "executable", on: []), program,
        ".product(name: \"DIRuntime\", package: \"swift-provide\")"
      ),
      (
        "isolation",
        target(
          "App", "executable", settings: #"{"kind":{"defaultIsolation":{"_0":"MainActor"}},"tool":"swift"}"#),
        program,
        "// @module(isolation: MainActor)"
      ),
      (
        "directive", target("App", "executable"),
        "import DIRuntime\n  /// @provide(singleton)\nstruct A {}\n", "// @provide(singleton)"
      ),
      (
        "import", target("App", "executable"), "import Foundation\nlet c = Container()\n", "import DIRuntime"
      ),
      ("directive", target("App", "executable"), "import DIRuntime\n@provide\nstruct A {}\n", "// @provide"),
      (
        "runtimes",
        target(
          "App", "executable", on: [runtime, #"{"product":["DIRuntimeDynamic","swift-provide",null,null]}"#]),
        program,
        ".product(name: \"DIRuntimeDynamic\", package: \"swift-provide\") everywhere, in tests 'DITestingDynamic'"
      ),
    ])
  func wrong(check: String, target: String, source: String, line: String) throws {
    let wrong = try findings([target], sources: ["Sources/App/A.swift": source]).filter { $0.state == .wrong }
    #expect(wrong.map(\.check) == [check], "\(wrong)")
    #expect(wrong.first?.line == line)
  }

  @Test("A dependency of another name is found")
  func package() throws {
    let wrong = try findings(
      [Self.target("App", "executable")], sources: ["Sources/App/A.swift": Self.program], identity: "provide"
    )
    .filter { $0.state == .wrong }
    #expect(wrong.map(\.line) == [".package(name: \"swift-provide\", path: \"/lib/provide\")"])
  }

  @Test("A test sees the containers of a module only with @testable")
  func tests() throws {
    let wrong = try findings(
      [Self.target("Kit", "regular"), Self.target("KitTests", "test", on: [Self.kit], plugins: [])],
      sources: [
        "Sources/Kit/A.swift": Self.program,
        "Tests/KitTests/A.swift": "import DIRuntime\nimport Kit\nfunc f() { _ = Container() }\n",
      ]
    ).filter { $0.state == .wrong }
    #expect(wrong.map(\.line) == ["@testable import Kit"])
  }

  @Test("A file sees the runtime if it imports that, or a module that passes it on")
  func passedOn() throws {
    let all = try findings(
      [
        Self.target("Kit", "regular"), Self.target("Base", "regular"), Self.target("Own", "executable"),
        Self.target("App", "executable", on: [Self.kit, Self.runtime]),
        Self.target("Bare", "executable", on: [#"{"byName":["Base",null]}"#, Self.runtime]),
      ],
      sources: [
        "Sources/Kit/A.swift": "@_exported import DIRuntime\n// @provide\nstruct A {}\n",
        "Sources/Base/A.swift": Self.program, "Sources/Base/B.swift": "let text = \"Container()\"\n",
        "Sources/Own/A.swift": "struct Container {}\nlet c = Container()\n",
        "Sources/App/A.swift": "import Kit\nlet c = Container()\n",
        "Sources/Bare/A.swift": "import Base\nlet c = Container()\n",
      ])
    let found = all.filter { $0.state != .fine }
    #expect(found.map(\.target) == ["App", "Bare"], "\(found)")
    #expect(found.map(\.state) == [.unknown, .wrong])
    #expect(
      found.last?.message
        == "Sources/Bare/A.swift:2: a type of the runtime is named, and the file does not import DIRuntime")
  }

  @Test("A file that only names a 'Lazy' needs the import, unless the program has a 'Lazy' of its own")
  func namedOnly() throws {
    let all = try findings(
      [Self.target("App", "executable"), Self.target("Own", "executable")],
      sources: [
        "Sources/App/A.swift": Self.program,
        "Sources/App/B.swift": "// @provide\nstruct B { let a: Lazy<A> }\n",
        "Sources/Own/A.swift": Self.program,
        "Sources/Own/B.swift": "struct Lazy<T> { let value: T }\nlet b: Lazy<Int>? = nil\n",
      ])
    let found = all.filter { $0.state != .fine }
    #expect(found.map(\.check) == ["import"], "\(found)")
    #expect(found.first?.message.hasPrefix("Sources/App/B.swift:2: a type of the runtime") == true)
  }

  @Test("A mend does not say that nothing is wrong with a package that cannot build")
  func beforeMending() throws {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])
      """
    let folder = workshop.folder.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try workshop.write(manifest, to: "Package.swift")
    try workshop.write(Self.program, to: "Sources/App/A.swift")
    let result = workshop.run(
      "fix", "--root", workshop.folder.path, "--module", "App", workshop.path("Sources/App/A.swift"))
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "wrong: 'App' does not depend on DIRuntime\n  write: .product(name: \"DIRuntime\""),
      "\(result.errors)")
    #expect(result.errors.hasSuffix("di: nothing is wrong with the directives, but with the package\n"))
  }

  @Test("What cannot be known is said so")
  func unknown() throws {
    let other = #"{"plugin":["Maker",null]}"#
    let all = try findings(
      [
        Self.target("App", "executable", plugins: [Self.plugin, other]),
        Self.target("Lost", "regular"),
        Self.target("Far", "regular", on: [#"{"product":["Kit","kits",null,null]}"#]),
      ],
      sources: ["Sources/App/A.swift": Self.program, "Sources/Far/A.swift": Self.program],
      products: #"{"name":"Dyn","targets":["App"],"type":{"library":["dynamic"]}}"#)
    #expect(
      Set(all.filter { $0.state == .unknown }.map(\.check)) == ["order", "sources", "runtime", "runtimes"])
    #expect(all.filter { $0.state == .wrong }.map(\.message) == [])
  }

  @Test("It answers about a folder without a package")
  func noPackage() throws {
    let result = workshop.run("doctor", "--root", workshop.folder.path)
    #expect(result.code == 1)
    #expect(result.output.contains("wrong: Package.swift cannot be loaded: error: "), "\(result.output)")
    #expect(result.output.hasSuffix("one thing is wrong\n"))
    let json = workshop.run("doctor", "--format", "json", "--root", workshop.folder.path).output
    #expect(json.contains("\"check\" : \"manifest\"") && json.contains("\"state\" : \"wrong\""))
  }
}
