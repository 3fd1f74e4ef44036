// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let testing: Target.Dependency = .product(name: "DITesting", package: "swift-provide")

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-provide", path: "@PROJECT@"),
    .package(path: "../kit"),
  ],
  targets: [
    .executableTarget(
      name: "App", dependencies: [runtime, .product(name: "KitDynamic", package: "kit")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")]),
    .testTarget(name: "AppTests", dependencies: ["App", runtime, testing]),
  ],
  swiftLanguageModes: [.v6]
)
