// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ShopCore", targets: ["ShopCore"])
  ],
  dependencies: [
    .package(name: "swift-provide", path: "../../..")
  ],
  targets: [
    .target(
      name: "ShopCore",
      dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")]
    ),
    .testTarget(
      name: "ShopCoreTests",
      dependencies: ["ShopCore", .product(name: "DIRuntime", package: "swift-provide")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
