// SPDX-License-Identifier: MIT

import PackagePlugin

/// Another tool's plugin, whose output has no directives: what plugins write, other plugins do not see.
@main
struct Hello: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Hello.swift")
    return [
      .buildCommand(
        displayName: "Greeting \(target.name)", executable: try context.tool(named: "tool").url,
        arguments: [output.path(percentEncoded: false)], outputFiles: [output])
    ]
  }
}
