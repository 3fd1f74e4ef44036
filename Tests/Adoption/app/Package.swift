// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let kit: Target.Dependency = .product(name: "Kit", package: "kit")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "@ORIGIN@/swift-provide", from: "0.1.0"),
    .package(url: "@ORIGIN@/kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Base", dependencies: [runtime, kit], plugins: [generator]),
    // What is not compiled would be refused.
    .target(
      name: "Left", dependencies: [runtime, "Base"], sources: ["Left.swift"],
      resources: [.copy("Template.swift")], plugins: [generator]),
    .target(name: "right-side", dependencies: [runtime, "Base", kit], plugins: [generator]),
    .target(name: "OnLinux", dependencies: [runtime], plugins: [generator]),
    .target(name: "OnMac", dependencies: [runtime], plugins: [generator]),
    // Two without a directive: one has containers all the same, the other not even the runtime.
    .target(name: "Nothing", dependencies: [runtime], plugins: [generator]),
    .target(name: "Bare", plugins: [generator]),
    .executableTarget(
      name: "App",
      dependencies: [
        runtime, "Left", "right-side", "Nothing", "Bare", kit,
        .target(name: "OnLinux", condition: .when(platforms: [.linux])),
        .target(name: "OnMac", condition: .when(platforms: [.macOS])),
      ],
      plugins: [generator]),
    .testTarget(name: "AppTests", dependencies: ["App", "Nothing", "Bare", runtime]),
    .testTarget(name: "ProbeTests", dependencies: ["App", runtime], plugins: [generator]),
    .testTarget(name: "LeftTests", dependencies: ["Left", runtime, kit], plugins: [generator]),
  ],
  swiftLanguageModes: [.v6]
)
