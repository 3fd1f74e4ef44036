#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A target with more inputs than the arguments of a command on a Mac may name: the plugin puts commands between, and each change
# must still reach the generator. To need few files, the plugin's limit is lower here.
source "$(dirname "$0")/stubs.sh"
workspace

limit=3000
write_stubs "$work/swift-provide"
write_two_targets "$work/user"
watched=$work/swift-provide/Plugins/DIGenPlugin/WatchedFiles.swift
grep -q 'static let limit = ' "$watched" || fail "the plugin has no limit"
sed -i.bak "s/static let limit = .*/static let limit = $limit/" "$watched" && rm "$watched.bak"
cd "$work/user"
printf 'import Core\nprint(first())\n' > Sources/App/main.swift
echo 'public func first() -> Int { 1 }' > Sources/Core/First.swift
for ((number = 1; number <= 30; number++)); do
  echo "struct Part$number {}" > "Sources/App/Part$number.swift"
  echo "struct Part$number {}" > "Sources/Core/Part$number.swift"
done

build() { steady swift build --build-system "$system" -v; }

# expect TITLE RUNS: builds, and counts the runs of the generator: none, or as many or more, since a new plan may run all.
expect() {
  local runs
  build > "$work/log" || { grep -F "error: " "$work/log"; fail "$system: $1: the build failed"; }
  runs=$(grep -c 'DIGenerator.* generate @' "$work/log" || true)
  [ "$runs" = "$2" ] || { [ "$2" != 0 ] && [ "$runs" -gt "$2" ]; } || fail "$system: $1: $runs runs, not $2"
  [ "$("$(swift build --build-system "$system" --show-bin-path)/App")" = 1 ] || fail "$system: $1: the program"
  printf 'ok: %s: %s\n' "$system" "$1"
}

for system in "${systems[@]}"; do
  say "Many inputs with $system"
  rm -rf .build
  build > "$work/log" || { grep -F "error: " "$work/log"; fail "$system: the first build failed"; }
  # The first build by the native system ends with a tool that the second one links again.
  build > /dev/null
  [ "$(find .build -name 'App+Inputs*.generated.swift' | wc -l)" -gt 1 ] || fail "$system: the inputs are not divided"
  expect "no change" 0
  echo 'struct Part30 { var size = 1 }' > Sources/App/Part30.swift
  expect "a changed file" 1
  echo 'public func first() -> Int { let one = 1; return one }' > Sources/Core/First.swift
  expect "a changed file of the target below" 2
  echo 'struct Part31 {}' > Sources/App/Part31.swift
  expect "an added file" 1
  rm Sources/App/Part31.swift
  expect "a removed file" 1
  expect "no change again" 0
done

