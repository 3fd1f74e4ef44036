// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The targets that a command is about, as lists of words and files for the tool: the same words that a build hands to the
/// generator.
struct TargetLists {
  private let package: Package
  private let folder: ListFolder
  /// The named targets; without names, all.
  private let targets: [SwiftSourceModuleTarget]
  /// The targets of a graph: without names, the ones that no other depends on.
  private let roots: [SwiftSourceModuleTarget]

  init(_ context: PluginContext, names: [String]) throws {
    (package, folder) = (context.package, ListFolder(url: context.pluginWorkDirectoryURL))
    let all = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter(\.usesRuntime)
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      let known = all.map(\.name).sorted().joined(separator: ", ")
      throw UsageError(description: "no target '\(unknown)' uses DIRuntime; there are \(known)")
    }
    targets = names.isEmpty ? all : all.filter { names.contains($0.name) }
    roots = names.isEmpty ? all.tops : targets
    if targets.isEmpty { throw UsageError(description: "no target of the package uses DIRuntime") }
  }

  /// The words behind a command and its options.
  func words(for command: String) throws -> [String] {
    if command == "scan" { return [try folder.write(targets.flatMap(\.swiftFiles), to: "sources.txt")] }
    let root = ["--root", package.directoryURL.pathWithoutSlash]
    // A build reports the mistakes of its own target only.
    if command == "check" { return try targets.map(list) }
    if command == "fix" { return root + (try targets.map(list)) }
    if command == "editor" { return root }
    let lists = try roots.map(list)
    let others = try roots.flatMap {
      ["--others", try folder.write(askers(of: $0), to: "\($0.name).others.txt")]
    }
    return root + others + exported.flatMap { ["--exported", $0] } + lists
  }

  /// The Swift files that may ask the containers of a target: those of all targets, such as tests, without the ones that
  /// use another of the targets that are asked, because that has containers of its own.
  private func askers(of root: SwiftSourceModuleTarget) -> [String] {
    let programs = Set(
      package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.tops.map(\.id) + roots.map(\.id))
    return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
      let used = Set([target.id] + target.recursiveTargetDependencies.map(\.id))
      return used.contains(root.id) || used.isDisjoint(with: programs)
    }.flatMap(\.swiftFiles)
  }

  /// The modules that other packages can import.
  private var exported: [String] {
    let targets = package.products(ofType: LibraryProduct.self).flatMap(\.targets)
    return Set(targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }).sorted()
  }

  /// A file with the words for a target.
  private func list(of target: SwiftSourceModuleTarget) throws -> String {
    var words = [
      "--module", target.moduleName, try folder.write(target.swiftFiles, to: "\(target.name).sources.txt"),
    ]
    if target.kind == .generic { words.append("--library") }
    let below = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }.filter(
      \.usesRuntime)
    let packages = package.modulesBelow
    for dependency in below.sorted(by: { $0.moduleName < $1.moduleName }) {
      let module = dependency.moduleName
      words += ["--dependency", module, try folder.write(dependency.swiftFiles, to: "\(module).sources.txt")]
      for item in packages where item.module == module { words += ["--package", module, item.package] }
    }
    words += ["--beside", try folder.write(beside(target), to: "\(target.name).beside.txt")]
    return try folder.write(words, to: "\(target.name).arguments.txt")
  }

  /// The files of the libraries that a target could depend on but does not.
  private func beside(_ target: SwiftSourceModuleTarget) -> [String] {
    package.targets(beside: target).flatMap { other in other.swiftFiles.map { "\(other.name)\t\($0)" } }
  }
}

extension [SwiftSourceModuleTarget] {
  /// The targets that no other one depends on, without tests: their graphs hold the targets below.
  fileprivate var tops: [SwiftSourceModuleTarget] {
    let candidates = filter { $0.kind != .test && $0.kind != .macro }
    return candidates.filter { target in
      !candidates.contains { $0.recursiveTargetDependencies.contains { $0.id == target.id } }
    }
  }
}

extension SwiftSourceModuleTarget {
  /// The Swift files that are compiled, other plugins' included.
  fileprivate var swiftFiles: [String] {
    sourceFiles.swift.map { $0.path(percentEncoded: false) }.sorted()
  }
}
