// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Runs the generator over a target, with everything it reads and writes declared, so that builds know when.
@main
struct DIGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    module.warnOfCopies()
    let below = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    let run = GeneratorRun(
      tool: try context.tool(named: "DIGenerator").url, folder: context.pluginWorkDirectoryURL,
      name: target.name, module: Sources(module), isLibrary: module.kind == .generic,
      hasRuntime: module.usesRuntime, dependencies: below.filter(\.usesRuntime).map(Sources.init),
      packages: context.package.modulesBelow,
      beside: context.package.targets(beside: module).map { (target: $0.name, files: Sources($0).files) })
    return [try run.command()]
  }
}

extension Package {
  /// The libraries with providers that a target could depend on but does not.
  fileprivate func targets(beside module: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
    let below = Set(module.recursiveTargetDependencies.map(\.id))
    return targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { other in
      other.kind == .generic && other.id != module.id && !below.contains(other.id) && other.usesRuntime
        && !other.recursiveTargetDependencies.contains { $0.id == module.id }
    }
  }

  /// The modules of all packages that this one depends on, however far below, each with its package's name.
  fileprivate var modulesBelow: [(module: String, package: String)] {
    var packages: [(id: ID, package: Package)] = []
    var next = dependencies.map(\.package)
    while let package = next.popLast() {
      guard !packages.contains(where: { $0.id == package.id }) else { continue }
      packages.append((package.id, package))
      next += package.dependencies.map(\.package)
    }
    return packages.flatMap { _, package in
      package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map {
        ($0.moduleName, package.displayName)
      }
    }
  }
}

/// A module and its Swift files.
struct Sources {
  var module: String
  var files: [URL]
}

extension Sources {
  init(_ target: SwiftSourceModuleTarget) {
    self.init(module: target.moduleName, files: target.sourceFiles.swift)
  }
}

extension FileList {
  /// The Swift files that are compiled: a resource may be one too, and so may a file that `sources:` leaves out.
  var swift: [URL] { filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url) }
}

extension SwiftSourceModuleTarget {
  /// Whether the target can have providers, and containers: without the runtime no generated file would compile.
  var usesRuntime: Bool {
    moduleName != "DIRuntime" && recursiveTargetDependencies.contains { $0.name == "DIRuntime" }
  }
}

/// One run of the generator as a build command.
struct GeneratorRun {
  var tool: URL
  var folder: URL
  var name: String
  var module: Sources
  var isLibrary: Bool
  /// Xcode does not tell.
  var hasRuntime = true
  var dependencies: [Sources]
  /// The modules of other packages; they see nothing that is for one package alone.
  var packages: [(module: String, package: String)] = []
  /// Targets that this one does not depend on: their files are only read where something is missing. Then the
  /// command fails, and a command that failed runs again whatever its inputs; so they are none.
  var beside: [(target: String, files: [URL])] = []

  func command() throws -> Command {
    let output = folder.appending(path: "\(name)+Container.generated.swift")
    var arguments = ["--module", module.module, "--output", output.path(percentEncoded: false)]
    if isLibrary { arguments.append("--library") }
    if !hasRuntime { arguments.append("--without-runtime") }
    let list = try list(of: module)
    arguments.append("@\(list.path(percentEncoded: false))")
    var inputs = module.files + [list]
    arguments += ["--beside", "@\(try listOfBeside().path(percentEncoded: false))"]
    for dependency in dependencies.sorted(by: { $0.module < $1.module }) {
      let list = try self.list(of: dependency)
      arguments += ["--dependency", dependency.module, "@\(list.path(percentEncoded: false))"]
      inputs += dependency.files + [list]
      for item in packages where item.module == dependency.module {
        arguments += ["--package", item.module, item.package]
      }
    }
    let words = try write(arguments, to: "\(name).arguments.txt")
    return .buildCommand(
      displayName: "Generating the containers of \(name)", executable: tool,
      // A build system repeats all of it when something is wrong.
      arguments: ["generate", "@\(words.path(percentEncoded: false))"], inputFiles: inputs + [words],
      outputFiles: [output])
  }

  /// A file that names a module's sources, for there may be too many for a command line. It is an input itself,
  /// so it is only written when it changes: that is how an added or removed file is noticed.
  private func list(of sources: Sources) throws -> URL {
    try write(
      sources.files.map { $0.path(percentEncoded: false) }.sorted(), to: "\(sources.module).sources.txt")
  }

  /// A file that names the sources of the targets beside this one; never an input.
  private func listOfBeside() throws -> URL {
    let lines = beside.flatMap { item in
      item.files.map { "\(item.target)\t\($0.path(percentEncoded: false))" }
    }
    return try write(lines.sorted(), to: "\(name).beside.txt")
  }

  private func write(_ lines: [String], to file: String) throws -> URL {
    let url = folder.appending(path: file)
    let text = lines.map { $0 + "\n" }.joined()
    if (try? String(contentsOf: url, encoding: .utf8)) != text {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return url
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension DIGenPlugin: XcodeBuildToolPlugin {
  /// An Xcode project's target tells no modules below it, so it gets its own providers only.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let run = GeneratorRun(
      tool: try context.tool(named: "DIGenerator").url, folder: context.pluginWorkDirectoryURL,
      name: target.displayName,
      module: Sources(module: target.moduleName, files: target.inputFiles.swift),
      isLibrary: target.product?.kind == .framework || target.product?.kind == .library, dependencies: [])
    return [try run.command()]
  }
}

extension XcodeTarget {
  /// As Xcode makes it of a product's name by default.
  var moduleName: String {
    String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
#endif
