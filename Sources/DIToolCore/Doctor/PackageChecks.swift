// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Looks at the targets of a package.
struct PackageChecks {
  private let manifest: Manifest
  private let signs: [String: SourceSigns]

  init(_ manifest: Manifest) {
    self.manifest = manifest
    signs = Dictionary(
      uniqueKeysWithValues: manifest.targets.map { target in
        (target.name, SourceSigns(target.files ?? [], relativeTo: manifest.folder.path))
      })
  }

  var findings: [Finding] {
    let targets = manifest.targets.filter { ["regular", "executable", "test"].contains($0.kind) }
    return [package, runtimes] + dynamicLibraries + targets.flatMap(findings)
  }

  private func hasDirectives(_ name: String) -> Bool { signs[name]?.directive != nil }

  // MARK: The package

  private var package: Finding {
    let known = Set(manifest.dependencies.flatMap(\.names))
    let asked = manifest.targets.flatMap { $0.products + $0.plugins }.filter {
      ["DIRuntime", "DIRuntimeDynamic", "DITesting", "DIGenPlugin"].contains($0.name)
    }.compactMap(\.package)
    let unknown = asked.first { !known.contains($0) }
    let path = manifest.dependencies.lazy.compactMap(\.path).first ?? "…"
    return Finding(
      "package", unknown == nil ? .fine : .wrong,
      "no dependency has the name '\(unknown ?? "")': SwiftPM knows a local package by the name of its folder",
      write: ".package(name: \"\(unknown ?? "")\", path: \"\(path)\")")
  }

  private var runtimes: Finding {
    let products = Set(manifest.targets.flatMap { $0.products.map(\.name) })
    let isMixed =
      products.contains("DIRuntimeDynamic") && !products.isDisjoint(with: ["DIRuntime", "DITesting"])
    return Finding(
      "runtimes", isMixed ? .wrong : .fine,
      "the package links two copies of the runtime, DIRuntime and DIRuntimeDynamic, which share no values",
      write:
        ".product(name: \"DIRuntimeDynamic\", package: \"swift-provide\") everywhere, in tests 'DITestingDynamic'"
    )
  }

  private var dynamicLibraries: [Finding] {
    manifest.dynamicProducts.compactMap { product in
      let own = manifest.targets.filter { product.targets.contains($0.name) }
      guard own.flatMap(manifest.chain).contains(where: { $0.products.contains { $0.name == "DIRuntime" } })
      else {
        return nil
      }
      return Finding(
        "runtimes", .unknown,
        "whether a program loads the dynamic library '\(product.name)' and links DIRuntime itself: then both must link DIRuntimeDynamic"
      )
    }
  }

  // MARK: A target

  private func findings(on target: Manifest.Target) -> [Finding] {
    guard target.files != nil, let signs = signs[target.name] else {
      return [
        Finding("sources", .unknown, of: target.name, "what is in '\(target.name)': its folder was not found")
      ]
    }
    let misplaced = signs.misplaced.map {
      Finding(
        "directive", .wrong, of: target.name,
        "\($0.place): a directive is a comment of two slashes, and fills it",
        write: "// \($0.text)")
    }
    guard signs.directive != nil || signs.makesContainers else { return misplaced.map { [$0] } ?? [] }
    return (misplaced.map { [$0] } ?? []) + [runtime(of: target)] + plugin(of: target, signs) + [
      isolation(of: target, signs), imports(of: target, signs),
    ]
      + order(of: target) + (target.kind == "test" ? test(target, signs) : [])
  }

  private func runtime(of target: Manifest.Target) -> Finding {
    let products = manifest.chain(from: target).flatMap { $0.products.map(\.name) }
    let has = products.contains { ["DIRuntime", "DIRuntimeDynamic"].contains($0) }
    let others = products.filter { name in !manifest.targets.contains { $0.name == name } }
    return Finding(
      "runtime", has ? .fine : others.isEmpty ? .wrong : .unknown, of: target.name,
      has || others.isEmpty
        ? "'\(target.name)' does not depend on DIRuntime"
        : "whether '\(target.name)' gets DIRuntime through \(others.map { "'\($0)'" }.joined(separator: ", "))",
      write: ".product(name: \"DIRuntime\", package: \"swift-provide\")")
  }

  private func plugin(of target: Manifest.Target, _ signs: SourceSigns) -> [Finding] {
    let has = target.plugins.contains { $0.name == "DIGenPlugin" }
    // A test may use the containers of the module that it tests.
    if !has, target.kind == "test", signs.directive == nil { return [] }
    let reason = signs.directive.map { "has directives (\($0))" } ?? "makes containers"
    return [
      Finding(
        "plugin", has ? .fine : .wrong, of: target.name,
        "'\(target.name)' \(reason), and does not apply the plugin",
        write: "plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]")
    ]
  }

  private func isolation(of target: Manifest.Target, _ signs: SourceSigns) -> Finding {
    let isMissing = target.isOnMainActor && !signs.hasModuleDirective && signs.directive != nil
    return Finding(
      "isolation", isMissing ? .wrong : .fine, of: target.name,
      "'\(target.name)' has the default isolation MainActor, which no plugin can see; say it at the beginning of one file",
      write: "// @module(isolation: MainActor)")
  }

  /// A module of another package may pass the runtime on, and so may one of this package.
  private func imports(of target: Manifest.Target, _ signs: SourceSigns) -> Finding {
    let imported = signs.unseen?.imports ?? []
    let products = manifest.chain(from: target).flatMap { $0.products.map(\.name) }
    let mayPass = imported.contains { self.signs[$0]?.passesOn ?? products.contains($0) }
    let place = signs.unseen?.place ?? ""
    return Finding(
      "import", signs.unseen == nil ? .fine : mayPass ? .unknown : .wrong, of: target.name,
      mayPass
        ? "whether the file of \(place) sees the runtime: it does not import DIRuntime itself"
        : "\(place): a type of the runtime is named, and the file does not import DIRuntime",
      write: "import DIRuntime")
  }

  private func order(of target: Manifest.Target) -> [Finding] {
    guard let own = target.plugins.firstIndex(where: { $0.name == "DIGenPlugin" }) else { return [] }
    return target.plugins[(own + 1)...].map { other in
      Finding(
        "order", .unknown, of: target.name,
        "whether '\(other.name)' makes Swift sources with directives for '\(target.name)': then it must stand before DIGenPlugin"
      )
    }
  }

  private func test(_ target: Manifest.Target, _ signs: SourceSigns) -> [Finding] {
    if target.plugins.contains(where: { $0.name == "DIGenPlugin" }) || !signs.makesContainers { return [] }
    let tested = target.targets.filter { hasDirectives($0) && signs.imports.contains($0) }
    let seen = tested.filter(signs.testableImports.contains)
    let hasProgram = seen.contains { name in
      manifest.targets.contains { $0.name == name && $0.kind == "executable" }
    }
    if seen.isEmpty {
      return tested.prefix(1).map {
        Finding(
          "testable", .wrong, of: target.name,
          "'\(target.name)' makes containers, and sees none of a module: they are internal to it",
          write: "@testable import \($0)")
      }
    }
    return seen.count < 2 || hasProgram
      ? []
      : [
        Finding(
          "plugin", .wrong, of: target.name,
          "'\(target.name)' imports several libraries as @testable, each with containers of its own",
          write: "plugins: [.plugin(name: \"DIGenPlugin\", package: \"swift-provide\")]")
      ]
  }
}
