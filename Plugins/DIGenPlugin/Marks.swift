// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

extension PluginContext {
  /// For each module of all packages, the file that the plugin writes in the folder of the module's target, if it is applied
  /// there.
  ///
  /// A plugin is not told which targets it is applied to. But all plugins run before anything is built, and their folders
  /// differ only in the names of package and target. If this folder's path does not have these names, nothing is checked.
  /// The name of a mark tells the manifest, so that an old one is none once the manifest does not apply the plugin any more.
  func marks(of module: SwiftSourceModuleTarget) -> [(module: String, file: URL)] {
    var path = pluginWorkDirectoryURL.pathComponents
    guard let index = path.lastIndex(of: module.name), path[index - 1] == package.id else { return [] }
    return package.allPackages.flatMap { package in
      package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
        path.replaceSubrange(index - 1...index, with: [package.id, target.name])
        let folder = URL(filePath: "/" + path.dropFirst().joined(separator: "/"))
        return (target.moduleName, folder.appending(path: package.mark(of: target)))
      }
    }
  }
}

extension Package {
  /// The test targets for which a target is the uppermost one of the package that they depend on. The target's command looks for
  /// directives in the test targets that do not apply the plugin.
  func tests(of module: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
    let own = targets.compactMap { $0 as? SwiftSourceModuleTarget }
    return own.filter { test in
      guard test.kind == .test, test.usesRuntime, module.kind != .test else { return false }
      let below = test.recursiveTargetDependencies.map(\.id)
      return below.contains(module.id)
        && !own.contains { other in
          other.id != module.id && below.contains(other.id)
            && other.recursiveTargetDependencies.contains { $0.id == module.id }
        }
    }
  }

  /// The name of the file that tells that the plugin is applied to a target by this manifest.
  func mark(of target: Target) -> String {
    let files = try? FileManager.default.contentsOfDirectory(
      at: directoryURL, includingPropertiesForKeys: nil)
    let manifests = (files ?? []).filter {
      $0.lastPathComponent.hasPrefix("Package") && $0.pathExtension == "swift"
    }
    let bytes = manifests.sorted { $0.path < $1.path }.compactMap { try? Data(contentsOf: $0) }.joined()
    // FNV-1a: the same number in each run.
    let number = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\(target.name).applied-\(String(number, radix: 16)).txt"
  }
}
