// SPDX-License-Identifier: MIT

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// The facts of a target in an Xcode project that the generator needs, alike for the build and for commands: the other plugins link
// to this file.

extension XcodeTarget {
  /// The module name that Xcode makes of a product's name, unless the setting `PRODUCT_MODULE_NAME` has another one.
  var moduleName: String {
    let name = String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Whether other modules can import the target. A kind cannot be compared.
  var isLibrary: Bool {
    switch product?.kind {
    case .framework, .library: true
    default: false
    }
  }
}
#endif
