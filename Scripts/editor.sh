#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives the language server over a package that uses this one (Tests/Editor), from a cold and from a warm start, and prints
# how long each thing takes; and asks it in both build systems which module it takes files for (Python 3).
# editor.sh [SETTING…]: settings as in editor.py. After prebuild.sh, `debug` is with the bundle.
source "$(dirname "$0")/stubs.sh"
workspace

say "Working on a package"
cp -R "$root/Tests/Editor" "$work/editor"
sed -i.bak "s#@PROJECT@#$root#" "$work/editor/Package.swift"
swift build --package-path "$root" --product DITool | tail -1
DI_EDITOR="$(swift build --package-path "$root" --show-bin-path)/DITool editor"
export DI_EDITOR
[ $# -gt 0 ] || set -- release release-ready
python3 "$root/Scripts/editor.py" work "$work/editor" "$@"

# The server compiles the generator and the runtime for each system.
write_stubs "$work/swift-provide"
write_two_targets "$work/user"
echo 'print(Store().size)' > "$work/user/Sources/App/main.swift"
echo 'public struct Store { public let size = 1 }' > "$work/user/Sources/Core/Store.swift"

for system in "${systems[@]}"; do
  say "The language server with $system"
  python3 "$root/Scripts/editor.py" modules "$system" "$work/user" Sources/App/main.swift=App Sources/Core/Store.swift=Core
  rm -rf "$work/user/.build"
done
