// SPDX-License-Identifier: MIT

/// Writes the files of a program: a class each, its package, and what the plugin tells the generator.
struct ProgramText {
  let plan: ProgramPlan
  let seed: UInt64

  /// The file of a provider.
  func file(of number: Int) -> String {
    let node = plan.nodes[number]
    var random = SplitMix64(seed: seed, stream: number)
    var text = SourceText()
    text.add((["// Part of the shop. All rights reserved."] + imports(of: node)).joined(separator: "\n"))
    text.add(declaration(of: node))
    text.fill(about: node.name.type, &random)
    return text.text
  }

  private func imports(of node: ProgramPlan.Node) -> [String] {
    let modules = Set(node.needs.map { plan.nodes[$0].module }).subtracting([node.module])
    return modules.isEmpty ? [] : [""] + modules.sorted().map { "import \(plan.modules[$0].name)" }
  }

  private func declaration(of node: ProgramPlan.Node) -> String {
    let isLibrary = plan.modules[node.module].layer != .app
    let parameters = node.needs.map { plan.nodes[$0].name }.map {
      Dependency(label: $0.label, type: $0.type, directive: "")
    }
    let options = [node.isKept ? "singleton" : nil, isLibrary ? "public" : nil].compactMap { $0 }
    return """
      /// \(Words.purposes[node.name.number % Words.purposes.count])
      // @provide\(options.isEmpty ? "" : "(\(options.joined(separator: ", ")))")
      \(isLibrary ? "public " : "")final class \(node.name.type): Sendable {
      \(ClassBody(parameters: parameters).text)}
      """
  }

  /// An app asks for all that it provides.
  func main(of module: ProgramPlan.Module) -> String {
    let lines = module.providers.map { "print(container.\(plan.nodes[$0].name.accessor))" }
    return (["import DIRuntime", "", "let container = Container()"] + lines).map { $0 + "\n" }.joined()
  }

  /// The package, with the library beside it.
  func manifest(library: String) -> String {
    let products = #"[.product(name: "DIRuntime", package: "library")"#
    let targets = plan.modules.map { module in
      let kind = module.layer == .app ? "executableTarget" : "target"
      let below = module.dependencies.map { ", \"\(plan.modules[$0].name)\"" }.joined()
      return """
            .\(kind)(
              name: "\(module.name)", dependencies: \(products)\(below)],
              plugins: [.plugin(name: "DIGenPlugin", package: "library")]),
        """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "program",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "library", path: "\(library)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// What the plugin would run for a module: the modules below are all those that can be reached.
  func arguments(for number: Int, in folder: String) -> String {
    let module = plan.modules[number]
    let below = closure(of: number).map { plan.modules[$0].name }.sorted()
    let words =
      ["generate", "--module", module.name, "--output", "\(folder)/\(module.name).generated.swift"]
      + (module.layer == .app ? [] : ["--library"]) + ["@\(folder)/\(module.name).list"]
      + below.flatMap { ["--dependency", $0, "@\(folder)/\($0).list"] }
    return words.joined(separator: " ")
  }

  private func closure(of module: Int) -> Set<Int> {
    var found: Set<Int> = []
    var next = plan.modules[module].dependencies
    while let number = next.popLast() {
      if found.insert(number).inserted { next += plan.modules[number].dependencies }
    }
    return found
  }
}

extension Name {
  /// What its accessor is called.
  fileprivate var accessor: String { noun.lowercased() + role + digits }
}
