// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// A package as `swift package dump-package` describes it, as far as the command `doctor` needs.
struct Manifest {
  struct Target {
    var name: String
    var kind: String
    /// The targets of the package, and the products of others, on which it depends.
    var targets: [String] = []
    var products: [(name: String, package: String?)] = []
    var plugins: [(name: String, package: String?)] = []
    /// Whether its declarations belong to the main actor by default.
    var isOnMainActor: Bool
    /// Its Swift files; nil if its folder is not found.
    var files: [URL]?
  }

  let folder: URL
  private(set) var targets: [Target] = []
  /// The identity, the name and the folder of each dependency.
  private(set) var dependencies: [(names: [String], path: String?)] = []
  private(set) var dynamicProducts: [(name: String, targets: [String])] = []
  private(set) var toolsVersion = ""

  /// Reads the description.
  init?(json: Data, folder: URL) {
    guard let all = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] else { return nil }
    self.folder = folder
    toolsVersion = (all["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    for case let kinds as [String: Any] in all["dependencies"] as? [Any] ?? [] {
      for case let one as [String: Any] in kinds.values.compactMap({ ($0 as? [Any])?.first }) {
        let names = ["identity", "nameForTargetDependencyResolutionOnly"].compactMap { one[$0] as? String }
        dependencies.append((names, one["path"] as? String))
      }
    }
    for case let product as [String: Any] in all["products"] as? [Any] ?? [] {
      let kind = (product["type"] as? [String: Any])?["library"] as? [String]
      guard kind == ["dynamic"], let name = product["name"] as? String else { continue }
      dynamicProducts.append((name, product["targets"] as? [String] ?? []))
    }
    targets = (all["targets"] as? [[String: Any]] ?? []).map(target)
  }

  private func target(_ all: [String: Any]) -> Target {
    func pairs(_ list: String, _ kinds: [String]) -> [(String, String?)] {
      (all[list] as? [[String: Any]] ?? []).flatMap { entry in
        kinds.compactMap { entry[$0] as? [Any] }.compactMap { words in
          (words.first as? String).map { ($0, words.dropFirst().first as? String) }
        }
      }
    }
    let name = all["name"] as? String ?? ""
    let settings = (try? JSONSerialization.data(withJSONObject: all["settings"] ?? [])) ?? Data()
    let text = String(decoding: settings, as: UTF8.self).lowercased()
    let kind = all["type"] as? String ?? ""
    return Target(
      name: name, kind: kind, targets: pairs("dependencies", ["byName", "target"]).map(\.0),
      products: pairs("dependencies", ["product", "byName"]), plugins: pairs("pluginUsages", ["plugin"]),
      isOnMainActor: text.contains("mainactor") && text.contains("isolation"),
      files: files(of: name, kind, all))
  }

  private func files(of name: String, _ kind: String, _ all: [String: Any]) -> [URL]? {
    let usual = (kind == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]).map { "\($0)/\(name)" }
    let folders = (all["path"] as? String).map { [$0] } ?? usual
    let excluded = all["exclude"] as? [String] ?? []
    for folder in folders.map({ self.folder.appending(path: $0) }) {
      guard let found = FileManager.default.enumerator(atPath: folder.path) else { continue }
      let paths = found.compactMap { $0 as? String }.filter { path in
        path.hasSuffix(".swift") && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
      if FileManager.default.fileExists(atPath: folder.path) {
        return paths.sorted().map { folder.appending(path: $0) }
      }
    }
    return nil
  }

  /// The target and all targets of the package below it.
  func chain(from target: Target) -> [Target] {
    var (chain, names) = ([target], [target.name])
    var position = 0
    while position < chain.count {
      for name in chain[position].targets where !names.contains(name) {
        names.append(name)
        chain += targets.filter { $0.name == name }
      }
      position += 1
    }
    return chain
  }
}

/// The parts of a target's sources that tell what it needs.
struct SourceSigns {
  /// The first directive, and the first one that is written as documentation or as an attribute.
  private(set) var directive: String?
  private(set) var misplaced: (place: String, text: String)?
  private(set) var hasModuleDirective = false
  /// Whether it makes a container.
  private(set) var makesContainers = false
  private(set) var imports: Set<String> = []
  private(set) var testableImports: Set<String> = []
  /// The first container or `Lazy` in a file without an import of the runtime, and the modules that the file imports.
  private(set) var unseen: (place: String, imports: Set<String>)?
  /// Whether those that import it may see what it imports.
  private(set) var passesOn = false
  /// Whether it declares a type of its own with the name of one of these.
  private var hasOwnContainer = false

  init(_ files: [URL], relativeTo folder: String) {
    for file in files {
      guard let bytes = try? FileSystem.read(file.path) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let path = file.path.relative(to: folder)
      var (named, own) = (String?.none, Set<String>())
      for (number, whole) in lines.enumerated() {
        let line = whole.trimmingCharacters(in: .whitespaces)
        read(line, "\(path):\(number + 1)", &own)
        let isMade = Self.makesContainer(line)
        makesContainers = makesContainers || isMade
        if named == nil, isMade || line.contains(#/^[^\/]*\bLazy</#) { named = "\(path):\(number + 1)" }
      }
      imports.formUnion(own)
      if let named, own.isDisjoint(with: ["DIRuntime", "DITesting"]), Self.namesRuntime(bytes) {
        unseen = unseen ?? (named, own)
      }
    }
    if hasOwnContainer { unseen = nil }
  }

  private static func makesContainer(_ line: String) -> Bool {
    !line.hasPrefix("//") && line.contains(#/\bContainer *[({]/#) && !line.contains("class ")
  }

  /// Whether tokens name a container that is made, or a `Lazy`: a comment or a string does not.
  private static func namesRuntime(_ bytes: [UInt8]) -> Bool {
    let tokens = Lexer.tokens(of: bytes).tokens
    return zip(tokens, tokens.dropFirst()).contains {
      $0.text == "Container" && ["(", "{"].contains($1.text) || $0.text == "Lazy" && $1.text == "<"
    }
  }

  private mutating func read(_ line: String, _ place: String, _ imports: inout Set<String>) {
    let body = line.drop { $0 == "/" || $0 == " " }
    let name = body.dropFirst().prefix { $0.isLetter }
    if body.first == "@", ["provide", "require", "inject", "container", "module"].contains(name) {
      let slashes = line.prefix { $0 == "/" }.count
      if slashes == 2 {
        directive = directive ?? place
        hasModuleDirective = hasModuleDirective || name == "module"
      } else if name != "module", name != "container" || slashes > 0 {
        misplaced = misplaced ?? (place, String(body))
      }
    }
    if line.hasPrefix("//") { return }
    hasOwnContainer =
      hasOwnContainer || line.contains(#/\b(struct|enum|class|actor|typealias|protocol) (Container|Lazy)\b/#)
    passesOn = passesOn || line.hasPrefix("@_exported import")
    if let found = line.wholeMatch(
      of: #/(@testable )?(?:@\w+ )*(?:public |internal |private )?import (\w+).*/#)
    {
      imports.insert(String(found.2))
      if found.1 != nil { testableImports.insert(String(found.2)) }
    }
  }
}
