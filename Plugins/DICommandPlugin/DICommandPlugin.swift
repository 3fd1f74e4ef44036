// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package di`: runs the tool over the targets of the package.
@main
struct DICommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
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
    let files = try isHelp || isAlone ? [] : TargetLists(context, names: names).words(for: words[0])
    try context.runTool(words + files)
  }
}
