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
    let isHelp =
      words.isEmpty || words.contains { ["--help", "-h", "help", "--version", "explain"].contains($0) }
    let files = try isHelp ? [] : TargetLists(context, names: names).words(for: words[0])
    try context.runTool(words + files)
  }
}
