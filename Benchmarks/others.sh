#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The figures of the table in Documentation/Comparison.md: one file with one singleton, built from nothing, and read in a loop.
# `--from FOLDER` takes their repositories from there (FOLDER/Factory, FOLDER/Swinject) instead of from GitHub.
source "$(dirname "$0")/../Scripts/common.sh"
workspace
from=https://github.com
[ "${1:-}" = --from ] && from=file://$2

# The library at a version, without what only its documentation is built by.
fetch() {
  local address=$from/$1/$2
  [ -d "${from#file://}/$2" ] && address=$from/$2
  git clone --quiet --depth 1 --branch "$3" "$address" "$work/$2" 2> /dev/null
  sed -i.bak '/swift-docc-plugin/d' "$work/$2/Package.swift"
}

# A program of one file, which reads VALUE in a loop, and the package that it is in.
program() {
  local folder=$work/use-$1 dependency=$2 product=$3 plugins=$4 value=$5
  mkdir -p "$folder/Sources/App"
  cat > "$folder/Package.swift" << MANIFEST
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "use-$1", platforms: [.macOS(.v15)], dependencies: [$dependency],
  targets: [.executableTarget(name: "App", dependencies: [$product], plugins: [$plugins])])
MANIFEST
  {
    cat
    cat << LOOP
@inline(never) func sum(_ count: Int) -> Int {
  var sum = 0
  for _ in 0..<count { sum &+= $value.now() }
  return sum
}
if CommandLine.arguments.count > 1 { print(sum(Int(CommandLine.arguments[1])!)) }
LOOP
  } > "$folder/Sources/App/main.swift"
}

# The processor time of a command, in seconds.
processor() {
  local TIMEFORMAT='%U %S' times
  times=$({ time "$@" > /dev/null 2>&1; } 2>&1)
  awk '{ print $1 + $2 }' <<< "$times"
}

measure() {
  local folder=$work/use-$1 count=$2 build app
  build=$(processor swift build --package-path "$folder")
  swift build --package-path "$folder" -c release > /dev/null 2>&1
  app=$(swift build --package-path "$folder" -c release --show-bin-path)/App
  printf '%-14s clean build %5.1f s   read %8.1f ns\n' "$1" "$build" \
    "$(awk -v all="$(processor "$app" "$count")" -v none="$(processor "$app")" -v n="$count" \
      'BEGIN { print (all - none) / n * 1e9 }')"
}

clock='protocol Clock: Sendable { func now() -> Int }'
provided='struct SystemClock: Clock { func now() -> Int { 42 } }'

say "Clean builds in debug, and reads of a singleton: processor time"
program swift-provide ".package(name: \"swift-provide\", path: \"$root\")" \
  '.product(name: "DIRuntime", package: "swift-provide")' \
  '.plugin(name: "DIGenPlugin", package: "swift-provide")' container.clock << SWIFT
import DIRuntime
$clock
// @provide(singleton, as: Clock)
$provided
let container = Container()
SWIFT
measure swift-provide 50000000

fetch hmlongco Factory 3.2.1
program Factory '.package(path: "../Factory")' '.product(name: "FactoryKit", package: "Factory")' '' \
  'Container.shared.clock()' << SWIFT
import FactoryKit
$clock
$provided
extension Container { var clock: Factory<any Clock> { self { SystemClock() }.singleton } }
SWIFT
measure Factory 1000000

fetch Swinject Swinject 2.10.0
program Swinject '.package(path: "../Swinject")' '.product(name: "Swinject", package: "Swinject")' '' \
  'container.resolve((any Clock).self)!' << SWIFT
import Swinject
$clock
$provided
nonisolated(unsafe) let container = Container()
container.register((any Clock).self) { _ in SystemClock() }.inObjectScope(.container)
SWIFT
measure Swinject 1000000
