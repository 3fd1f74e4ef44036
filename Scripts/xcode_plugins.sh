#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Type-checks the plugins as Xcode compiles them, with their parts for Xcode projects. Xcode alone has the module
# XcodeProjectPlugin, so a stand-in of its public shape takes its place. On a Mac with Xcode: xcode_plugins.sh FOLDER, where
# the folder has the real module beside PackagePlugin.
source "$(dirname "$0")/common.sh"
workspace

interface=${1-$(dirname "$(tool swiftc)")/../lib/swift/pm/PluginAPI}
[ -e "$interface/PackagePlugin.swiftmodule" ] || fail "$interface has no PackagePlugin; name the folder PluginAPI of the toolchain"
options=(-package-description-version 6.3.0 -swift-version 6 -I "$interface" -I "$work")

if [ $# = 0 ]; then
  say "Compiling the stand-in for Xcode's module"
  swiftc "${options[@]}" -suppress-warnings -emit-module -emit-module-path "$work/XcodeProjectPlugin.swiftmodule" -parse-as-library \
    -module-name XcodeProjectPlugin -enable-library-evolution "$root"/Tests/StandIns/XcodeProjectPlugin/*.swift
fi

say "The plugins as in Xcode"
for plugin in "$root"/Plugins/*; do
  name=$(basename "$plugin")
  swiftc "${options[@]}" -typecheck -parse-as-library -warnings-as-errors -module-name "$name" "$plugin"/*.swift ||
    fail "Xcode would not compile $name"
  grep -q '^import XcodeProjectPlugin$' "$plugin/$name.swift" || fail "$name has no part for Xcode projects"
  echo "ok: $name"
done
