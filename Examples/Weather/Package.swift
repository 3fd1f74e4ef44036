// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

let package = Package(
  name: "Weather",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "weather", targets: ["Weather"])
  ],
  dependencies: [
    .package(name: "swift-provide", path: "../..")
  ],
  targets: [
    .target(name: "Clients", dependencies: [runtime], plugins: [generator]),
    .target(name: "Forecasts", dependencies: ["Clients", runtime], plugins: [generator]),
    .target(name: "Live", dependencies: ["Clients", runtime], plugins: [generator]),
    .target(name: "Mocks", dependencies: ["Clients", runtime], plugins: [generator]),
    .executableTarget(
      name: "Weather", dependencies: ["Clients", "Forecasts", "Live", runtime], plugins: [generator]),

    .testTarget(
      name: "ForecastsTests", dependencies: ["Clients", "Forecasts", "Mocks", runtime], plugins: [generator]),
  ],
  swiftLanguageModes: [.v6]
)
