// SPDX-License-Identifier: MIT

import PackagePlugin

/// `swift package di`: runs the tool over the targets of the package.
@main
struct DICommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(arguments, by: context.tool(named: toolName)) { command, names in
      try TargetLists(context, names: names).words(for: command)
    }
  }

  /// Runs the tool with the words of a command line and, if the command asks for them, those about the targets.
  private func run(
    _ arguments: [String], by tool: PluginContext.Tool,
    targets: (_ command: String, _ names: [String]) throws -> [String]
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let modules = extractor.extractOption(named: "module").flatMap { ["--only-module", $0] }
    let words = extractor.remainingArguments + modules
    // Without the sandbox of macOS, nothing else keeps this plugin, which may only read, from writing.
    if words.first == "fix", words.contains("--apply") {
      throw UsageError(
        description:
          "'di' changes no sources; write: swift package --allow-writing-to-package-directory di-fix --apply")
    }
    let isHelp = words.contains("--help") || words.contains("-h")
    // An accessor may have the name of a command.
    let isAlone = ["help", "--version", "explain", nil].contains(words.first)
    try tool.run(words + (isHelp || isAlone ? [] : targets(words[0], names)))
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
