// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package di-fix`: shows the mends of mistakes in the package's targets, or makes them.
@main
struct DIFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = ["fix"] + extractor.remainingArguments
    let files = try TargetLists(context, names: names).words(for: "fix")
    try context.runTool(words + files)
  }
}
