// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

// The targets and files that the generator reads, alike for the build and for commands: the other plugins link to this file.

extension FileList {
  /// The Swift files that are compiled: a resource, or a file that `sources:` leaves out, may be a Swift file too.
  var swift: [URL] { filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url) }
}

extension SwiftSourceModuleTarget {
  /// Whether the target can have providers and containers: without the runtime, no generated file would compile.
  var usesRuntime: Bool {
    moduleName != "DIRuntime" && recursiveTargetDependencies.contains { $0.name == "DIRuntime" }
  }
}

extension Package {
  /// The libraries with providers that a target could depend on but does not.
  func targets(beside module: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
    let below = Set(module.recursiveTargetDependencies.map(\.id))
    return targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { other in
      other.kind == .generic && other.id != module.id && !below.contains(other.id) && other.usesRuntime
        && !other.recursiveTargetDependencies.contains { $0.id == module.id }
    }
  }

  /// This package and all packages below it, direct and indirect.
  var allPackages: [Package] {
    var packages: [Package] = []
    var next = [self]
    while let package = next.popLast() {
      guard !packages.contains(where: { $0.id == package.id }) else { continue }
      packages.append(package)
      next += package.dependencies.map(\.package)
    }
    return packages
  }

  /// The modules of all packages below this one, each with its package's name.
  var modulesBelow: [(module: String, package: String)] {
    allPackages.dropFirst().flatMap { package in
      package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map {
        ($0.moduleName, package.displayName)
      }
    }
  }
}
