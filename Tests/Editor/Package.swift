// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

// The upper target comes before the lower one by name: a language server takes a file for the first target that has it.
let package = Package(
  name: "user", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-provide", path: "@PROJECT@")],
  targets: [
    .executableTarget(name: "App", dependencies: [runtime, "Core"], plugins: [generator]),
    .target(name: "Core", dependencies: [runtime], path: "Below", plugins: [generator]),
    .testTarget(name: "AppTests", dependencies: [runtime, "App"]),
  ])
