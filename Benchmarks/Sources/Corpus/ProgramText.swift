// SPDX-License-Identifier: MIT

/// Writes the files of a program: a class each, its package, and what the plugin tells the generator.
struct ProgramText {
  let plan: ProgramPlan
  /// Where the library is; nil for a program that puts its objects together by hand.
  let library: String?
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
    return """
      /// \(Words.purposes[node.name.number % Words.purposes.count])
      \(directive(of: node, isLibrary))\(isLibrary ? "public " : "")final class \(node.name.type): Sendable {
      \(ClassBody(parameters: parameters, isPublic: isLibrary && library == nil).text)}
      """
  }

  private func directive(of node: ProgramPlan.Node, _ isLibrary: Bool) -> String {
    guard library != nil else { return "" }
    let options = [node.isKept ? "singleton" : nil, isLibrary ? "public" : nil].compactMap { $0 }
    return "// @provide\(options.isEmpty ? "" : "(\(options.joined(separator: ", ")))")\n"
  }

  /// An app asks for all that it provides.
  func main(of module: ProgramPlan.Module) -> String {
    guard library != nil else { return byHand(module) }
    let lines = module.providers.map { "print(container.\(plan.nodes[$0].name.accessor))" }
    return (["import DIRuntime", "", "let container = Container()"] + lines).map { $0 + "\n" }.joined()
  }

  /// The same without the library: each object is made once, after those that it needs.
  private func byHand(_ module: ProgramPlan.Module) -> String {
    var needed = Set(module.providers)
    for number in plan.nodes.indices.reversed() where needed.contains(number) {
      needed.formUnion(plan.nodes[number].needs)
    }
    let modules = Set(needed.map { plan.modules[plan.nodes[$0].module].name }).subtracting([module.name])
    let lines = needed.sorted().map { number in
      let arguments = plan.nodes[number].needs.map { "\(plan.nodes[$0].name.label): object\($0)" }
      return "let object\(number) = \(plan.nodes[number].name.type)(\(arguments.joined(separator: ", ")))"
    }
    let prints = module.providers.map { "print(object\($0))" }
    return (modules.sorted().map { "import \($0)" } + [""] + lines + prints).map { $0 + "\n" }.joined()
  }

  /// The package, with the library beside it if it uses one.
  var manifest: String {
    let products = library == nil ? [] : [#".product(name: "DIRuntime", package: "library")"#]
    let plugins = library == nil ? "" : #", plugins: [.plugin(name: "DIGenPlugin", package: "library")]"#
    let targets = plan.modules.map { module in
      let kind = module.layer == .app ? "executableTarget" : "target"
      let below = library == nil ? closure(of: module).sorted() : module.dependencies
      let dependencies = products + below.map { "\"\(plan.modules[$0].name)\"" }
      return """
            .\(kind)(name: "\(module.name)", dependencies: [\(dependencies.joined(separator: ", "))]\(plugins)),
        """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "program",
        platforms: [.macOS(.v15)],
        dependencies: [\(library.map { #".package(name: "library", path: "\#($0)")"# } ?? "")],
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
    let below = closure(of: module).map { plan.modules[$0].name }.sorted()
    let words =
      ["generate", "--module", module.name, "--output", "\(folder)/\(module.name).generated.swift"]
      + (module.layer == .app ? [] : ["--library"]) + ["@\(folder)/\(module.name).list"]
      + below.flatMap { ["--dependency", $0, "@\(folder)/\($0).list"] }
    return words.joined(separator: " ")
  }

  private func closure(of module: ProgramPlan.Module) -> Set<Int> {
    var found: Set<Int> = []
    var next = module.dependencies
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
