// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

extension Target {
  /// Warns if the target would run with several copies of the runtime, which share no values.
  ///
  /// The newer build system, which is Xcode's too, may make a dynamic library of the target that several products link, and then
  /// there is one copy. So the plugin warns only if the older one runs it, which alone gives this name to a tool that it built.
  /// A program with two copies stops at its first container in any case.
  func warnOfCopies(_ tool: URL) {
    guard tool.lastPathComponent.hasSuffix("-tool") else { return }
    var copies: Set<String> = []
    var seen: Set<[String]> = []
    findCopies(in: "statically linked code", &copies, &seen)
    guard copies.count > 1 else { return }
    Diagnostics.warning(
      """
      '\(name)' would run with \(copies.count) copies of DIRuntime, and stop at its first container: \
      \(copies.sorted().joined(separator: ", ")). Let all of them link the product 'DIRuntimeDynamic' instead of \
      'DIRuntime', or for tests with DITesting 'DITestingDynamic' instead of both.
      """)
  }

  /// Collects the images that contain a copy of the runtime: the target's own, and the dynamic libraries that it loads.
  private func findCopies(in image: String, _ copies: inout Set<String>, _ seen: inout Set<[String]>) {
    let isMacro = (self as? SwiftSourceModuleTarget)?.kind == .macro
    guard !isMacro, seen.insert([id, image]).inserted else { return }
    if name == "DIRuntime" { copies.insert(image) }
    for dependency in dependencies {
      switch dependency {
      case .target(let target): target.findCopies(in: image, &copies, &seen)
      case .product(let product):
        let isDynamic = (product as? LibraryProduct)?.kind == .dynamic
        for target in product.targets {
          target.findCopies(in: isDynamic ? "'\(product.name)'" : image, &copies, &seen)
        }
      @unknown default: break
      }
    }
  }
}
