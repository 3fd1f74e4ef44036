// SPDX-License-Identifier: MIT

#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

/// The targets of an Xcode project as lists for the tool. Xcode does not tell which targets use the runtime or what is below
/// them, so a list is about the files of one target.
struct ProjectLists {
  private let folder: ListFolder
  private let root: String
  private let targets: [XcodeTarget]

  init(_ context: XcodePluginContext, names: [String]) throws {
    folder = ListFolder(url: context.pluginWorkDirectoryURL)
    root = context.xcodeProject.directoryURL.pathWithoutSlash
    let all = context.xcodeProject.targets.filter { !$0.inputFiles.swift.isEmpty }
    if let unknown = names.first(where: { name in !all.contains { $0.displayName == name } }) {
      let known = all.map(\.displayName).sorted().joined(separator: ", ")
      throw UsageError(description: "no target '\(unknown)' has Swift files; there are \(known)")
    }
    targets = names.isEmpty ? all : all.filter { names.contains($0.displayName) }
    if targets.isEmpty { throw UsageError(description: "no target of the project has Swift files") }
  }

  /// The words behind a command and its options.
  func words(for command: String) throws -> [String] {
    if command == "scan" { return [try folder.write(targets.flatMap(\.swiftFiles), to: "sources.txt")] }
    if command == "editor" { return ["--root", root] }
    let lists = try targets.map(list)
    return ["check", "fix"].contains(command) ? lists : ["--root", root] + lists
  }

  /// A file with the words for a target.
  private func list(of target: XcodeTarget) throws -> String {
    var words = [
      "--module", target.moduleName,
      try folder.write(target.swiftFiles, to: "\(target.displayName).sources.txt"),
    ]
    if target.isLibrary { words.append("--library") }
    return try folder.write(words, to: "\(target.displayName).arguments.txt")
  }
}

extension XcodeTarget {
  fileprivate var swiftFiles: [String] { inputFiles.swift.map { $0.path(percentEncoded: false) }.sorted() }
}
#endif
