// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Runs the generator over a target. All its inputs and outputs are declared, so that builds know when to run it.
@main
struct DIGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try context.tool(named: "DIGenerator").url
    module.warnOfCopies(tool)
    let below = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    let run = GeneratorRun(
      tool: tool, folder: context.pluginWorkDirectoryURL, name: target.name, module: Sources(module),
      generated: module.pluginGeneratedSources.filter { $0.pathExtension == "swift" },
      isLibrary: module.kind == .generic,
      hasRuntime: module.usesRuntime, dependencies: below.filter(\.usesRuntime).map(Sources.init),
      packages: context.package.modulesBelow, marks: context.marks(of: module),
      mark: context.package.mark(of: target), tests: context.package.tests(of: module).map(Sources.init),
      beside: context.package.targets(beside: module).map { (target: $0.name, files: Sources($0).files) })
    return try run.commands()
  }
}

/// A module and its Swift files.
struct Sources {
  var module: String
  /// The folder of all files; nil if they may be anywhere.
  var folder: URL?
  var files: [URL]
}

extension Sources {
  init(_ target: SwiftSourceModuleTarget) {
    self.init(module: target.moduleName, folder: target.directoryURL, files: target.sourceFiles.swift)
  }
}

/// One run of the generator as build commands.
struct GeneratorRun {
  var tool: URL
  var folder: URL
  var name: String
  var module: Sources
  /// The files that other plugins, before this one in the target's list, generate for the module.
  var generated: [URL] = []
  var isLibrary: Bool
  /// Whether the target depends on the runtime. Xcode does not tell, so it is taken to.
  var hasRuntime = true
  var dependencies: [Sources]
  /// The modules of other packages, each with its package: `package` declarations are visible within one package only.
  var packages: [(module: String, package: String)] = []
  /// For each module, a file that exists if the module applies the plugin; and the name of this target's own.
  var marks: [(module: String, file: URL)] = []
  var mark: String?
  var tests: [Sources] = []
  /// Targets that this one does not depend on. Their files are only read if something is missing. Then the command fails, and
  /// a failed command always runs again, so these files are no inputs.
  var beside: [(target: String, files: [URL])] = []

  func commands() throws -> [Command] {
    if let mark { _ = try write([], to: mark) }
    let output = folder.appending(path: "\(name)+Container.generated.swift")
    var arguments = ["--module", module.module, "--output", output.path(percentEncoded: false)]
    if isLibrary { arguments.append("--library") }
    if !hasRuntime { arguments.append("--without-runtime") }
    if isForEditor { arguments.append("--editor") }
    let list = try list(of: module)
    arguments.append("@\(list.path(percentEncoded: false))")
    let generatedList = try write(paths(generated), to: "\(name).generated.txt")
    arguments += ["--generated", "@\(generatedList.path(percentEncoded: false))"]
    var inputs = module.files + generated + [list, generatedList] + savedFiles()
    arguments += ["--beside", "@\(try listOfBeside().path(percentEncoded: false))"]
    for dependency in dependencies.sorted(by: { $0.module < $1.module }) {
      let list = try self.list(of: dependency)
      arguments += ["--dependency", dependency.module, "@\(list.path(percentEncoded: false))"]
      inputs += try links(to: dependency) + [list]
      for item in packages where item.module == dependency.module {
        arguments += ["--package", item.module, item.package]
      }
      for mark in marks where mark.module == dependency.module {
        arguments += ["--mark", mark.module, mark.file.path(percentEncoded: false)]
      }
    }
    for test in tests {
      let list = try self.list(of: test)
      arguments += ["--test", test.module, "@\(list.path(percentEncoded: false))"]
      inputs.append(list)
      for mark in marks where mark.module == test.module {
        arguments += ["--mark", mark.module, mark.file.path(percentEncoded: false)]
      }
    }
    let words = try write(arguments, to: "\(name).arguments.txt")
    let watched = WatchedFiles(inputs + [words]).inputs(of: name, in: folder)
    let run = Command.buildCommand(
      displayName: "Generating the containers of \(name)", executable: tool,
      // A file, because a build system prints the whole command if it fails.
      arguments: ["generate", "@\(words.path(percentEncoded: false))"], inputFiles: watched.files,
      outputFiles: [output])
    return watched.commands + [run]
  }

  /// A file that lists a module's sources, because there may be too many for a command line. The file is an input itself, and
  /// is only written when it changes, so that an added or removed source is noticed.
  private func list(of sources: Sources) throws -> URL {
    try write(paths(sources.files), to: "\(sources.module).sources.txt")
  }

  private func paths(_ files: [URL]) -> [String] { files.map { $0.path(percentEncoded: false) }.sorted() }

  /// The paths of a module's files, through a link in the plugin's folder.
  ///
  /// A language server assigns each Swift file among the inputs to the command's target, and would read the files of lower
  /// targets with the settings of an upper one. The link hides the files' own paths from it.
  private func links(to sources: Sources) throws -> [URL] {
    guard let origin = sources.folder else { return sources.files }
    let path = origin.path(percentEncoded: false)
    let link = try link("\(sources.module).sources", to: path)
    return sources.files.map { link.appending(path: $0.path(percentEncoded: false).dropFirst(path.count)) }
  }

  /// A link in the plugin's folder, made anew only if it leads elsewhere.
  private func link(_ name: String, to path: String) throws -> URL {
    let link = folder.appending(path: name)
    let place = link.path(percentEncoded: false)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != path {
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
    }
    return link
  }

  /// Whether a language server prepares the target for an editor, which it does in a build folder of its own.
  private var isForEditor: Bool {
    folder.path(percentEncoded: false).contains("/index-build/plugins/outputs/")
  }

  /// Links to the target's own files, for a language server: after a save, it runs the commands again of a target that has
  /// the file as an input, but not if it takes the file for Swift by its name.
  private func savedFiles() -> [URL] {
    guard isForEditor, let origin = module.folder?.path(percentEncoded: false) else { return [] }
    return module.files.compactMap { file in
      let path = file.path(percentEncoded: false)
      let name = path.dropFirst(origin.count).replacing("/", with: ":")
      // Too long a name is no reason to build nothing.
      return try? link("\(module.module).\(name).saved", to: path)
    }
  }

  /// A file that lists the sources of the targets beside this one; it is no input.
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
  /// Runs the generator over the target's own sources only: an Xcode target does not tell the modules below it.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let run = GeneratorRun(
      tool: try context.tool(named: "DIGenerator").url, folder: context.pluginWorkDirectoryURL,
      name: target.displayName,
      module: Sources(module: target.moduleName, files: target.inputFiles.swift),
      isLibrary: target.isLibrary, dependencies: [])
    return try run.commands()
  }
}
#endif
