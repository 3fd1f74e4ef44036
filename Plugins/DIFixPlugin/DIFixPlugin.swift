// SPDX-License-Identifier: MIT

import PackagePlugin

/// `swift package di-fix`: shows the mends of mistakes in the package's targets, or makes them.
@main
struct DIFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(arguments, by: context.tool(named: toolName)) { names in
      try TargetLists(context, names: names).words(for: "fix")
    }
  }

  private func run(
    _ arguments: [String], by tool: PluginContext.Tool, targets: (_ names: [String]) throws -> [String]
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    try tool.run(["fix"] + extractor.remainingArguments + targets(names))
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension DIFixPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try run(arguments, by: context.tool(named: toolName)) { names in
      try ProjectLists(context, names: names).words(for: "fix")
    }
  }
}
#endif
