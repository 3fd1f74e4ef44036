// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of the module of this name in Xcode 16 and later, as far as plugins use it: only Xcode has the module itself.
// Written anew, for the type-check by Scripts/xcode_plugins.sh. Like the real one, it is built for library evolution, a product's
// kind cannot be compared, and nothing can be made.

import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("only in Xcode") }
}

public struct XcodeProject {
  public let id: ID
  public typealias ID = String
  public let displayName: String
  public let directoryURL: URL
  public let filePaths: PathList
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let id: ID
  public typealias ID = String
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

public struct XcodeProduct {
  public let name: String
  public let kind: Kind

  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }
}
