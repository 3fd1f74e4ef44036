// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

// All kinds of targets, for most of them are nothing to the generator.
let package = Package(
  name: "kit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Kit", targets: ["Clocks", "kit-logging", "Plain"]),
    .plugin(name: "Hello", targets: ["Hello"]),
  ],
  dependencies: [.package(url: "@ORIGIN@/swift-provide", from: "0.1.0")],
  targets: [
    .target(name: "CTick", plugins: [generator]),
    .systemLibrary(name: "SystemMath"),
    .binaryTarget(name: "echo", path: "Binary/echo.artifactbundle"),
    .plugin(name: "Hello", capability: .buildTool(), dependencies: ["tool"]),
    .executableTarget(name: "tool"),
    .target(
      name: "Clocks", dependencies: [runtime, "CTick", "SystemMath"], plugins: [generator, "Hello"]),
    .target(name: "kit-logging", dependencies: [runtime, "Clocks"], plugins: [generator]),
    .target(name: "Plain", dependencies: [runtime, "Clocks"], plugins: [generator]),
  ],
  swiftLanguageModes: [.v6]
)
