#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses the package as its users get it: as a versioned dependency, cloned at a tag; in release, as `adoption.sh` does so in
# debug.
source "$(dirname "$0")/common.sh"
workspace

git clone --quiet "$root" "$work/origin/swift-provide"
git -C "$work/origin/swift-provide" tag --force 0.1.0 > /dev/null

mkdir -p "$work/user/Sources/App"
cd "$work/user"
cat > Package.swift <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "user", platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://$work/origin/swift-provide", from: "0.1.0")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "DIRuntime", package: "swift-provide")],
      plugins: [.plugin(name: "DIGenPlugin", package: "swift-provide")])
  ])
MANIFEST
# The program of the README's first example, word for word.
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$root/README.md" > Sources/App/main.swift

# Builds with one system, in a folder of its own.
check() {
  say "As a versioned dependency: $1, release"
  cp -R "$work/user" "$work/$1"
  cd "$work/$1"
  steady swift build --build-system "$1" -c release | tail -3
  output=$("$(swift build --build-system "$1" -c release --show-bin-path)/App")
  printf '%s\n' "$output"
  [ "$output" = $'Hello at 42\nHi at 7' ] || fail "the program printed something else"
}

# At the same time: an optimised build as a whole keeps one core busy.
checks=()
for system in "${systems[@]}"; do
  check "$system" > "$work/$system.txt" 2>&1 &
  checks+=($!)
done
for number in "${!checks[@]}"; do
  status=0
  wait "${checks[$number]}" || status=$?
  cat "$work/${systems[$number]}.txt"
  [ "$status" = 0 ] || fail "as a versioned dependency, with ${systems[$number]}"
done
