// SPDX-License-Identifier: MIT

import PackagePlugin

/// `swift package di`: runs the tool over the targets of the package.
@main
struct DICommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(arguments, by: context.tool(named: toolName)) { command, names in
      if command == "doctor" { return ["--root", context.package.directoryURL.pathWithoutSlash] }
      return try TargetLists(context, names: names).words(for: command)
    }
  }

  /// Runs the tool with the words of a command line and, if the command asks for them, those about the targets.
  private func run(
    _ arguments: [String], by tool: PluginContext.Tool,
    targets: (_ command: String, _ names: [String]) throws -> [String]
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let modules = extractor.extractOption(named: "module")
    let rest = extractor.remainingArguments
    let command = commandName(in: rest)
    if command != "graph", !modules.isEmpty {
      throw UsageError(
        description: "'--module' chooses a part of 'graph'; '--target NAME' chooses the program that is asked"
      )
    }
    let words = rest + modules.flatMap { ["--only-module", $0] }
    // Without the sandbox of macOS, nothing else keeps this plugin, which may only read, from writing.
    if command == "fix", words.contains("--apply") {
      throw UsageError(
        description:
          "'di' changes no sources; write: swift package --allow-writing-to-package-directory di-fix --apply")
    }
    let isHelp = words.contains("--help") || words.contains("-h")
    guard let command, !isHelp, !["help", "explain"].contains(command) else { return try tool.run(words) }
    try tool.run(words + targets(command, names))
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension DICommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try run(arguments, by: context.tool(named: toolName)) { command, names in
      try ProjectLists(context, names: names).words(for: command)
    }
  }
}
#endif
