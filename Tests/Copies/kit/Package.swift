// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

let package = Package(
  name: "kit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "KitDynamic", type: .dynamic, targets: ["Kit"])],
  dependencies: [.package(name: "swift-provide", path: "@PROJECT@")],
  targets: [.target(name: "Kit", dependencies: [runtime], plugins: [generator])],
  swiftLanguageModes: [.v6]
)
