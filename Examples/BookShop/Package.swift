// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let core: Target.Dependency = .product(name: "ShopCore", package: "Core")
let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")

let package = Package(
  name: "BookShop",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bookshop", targets: ["BookShop"])
  ],
  dependencies: [
    .package(name: "swift-provide", path: "../.."),
    .package(path: "Core"),
  ],
  targets: [
    .target(name: "Baskets", dependencies: [core, runtime], plugins: [generator]),
    .target(name: "Ordering", dependencies: ["Baskets", core, runtime], plugins: [generator]),
    .executableTarget(
      name: "BookShop", dependencies: ["Baskets", "Ordering", core, runtime], plugins: [generator]),

    .testTarget(name: "BasketsTests", dependencies: ["Baskets", core, runtime]),
    .testTarget(
      name: "OrderingTests", dependencies: ["Baskets", "Ordering", core, runtime], plugins: [generator]),
    .testTarget(name: "BookShopTests", dependencies: ["BookShop", core, runtime]),
  ],
  swiftLanguageModes: [.v6]
)
