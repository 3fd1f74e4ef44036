#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures how the generator's work and the builds grow with a program. Prints Markdown, and writes it to Results;
# with --short only makes sure that everything runs, and that the programs compile.
source "$(dirname "$0")/common.sh"

programs=(125 250 500) targets=(100 1000 10000) counts=(1000 8000) built=50 rounds=7 asked=3 builds=3 seed=1
while [ $# -gt 0 ]; do
  case $1 in
    --short) short=yes programs=(12 25) targets=(20 50) counts=(10 20) rounds=1 asked=1 ;;
    --scratch) scratch=$2 && shift ;;
    *) fail "usage: scale.sh [--short] [--scratch FOLDER]" ;;
  esac
  shift
done

# script NAME: makes a program of standard input.
script() {
  { echo '#!/bin/sh' && cat; } > "$1"
  chmod +x "$1"
}

# Writes the programs, and for each a command that runs the generator over all its targets.
write_programs() {
  local size
  say "Writing the programs"
  for size in "${programs[@]}"; do
    ./Corpus program --modules "$size" --seed "$seed" --library "$root" --output "p$size" > "p$size.figures"
    script "one$size" <<< "exec xargs -L 1 ./DIGenerator < p$size/commands"
    script "two$size" <<< "exec xargs -L 1 -P 2 ./DIGenerator < p$size/commands"
    script "cat$size" <<< "exec cat p$size/Sources/*/*.swift"
  done
  for size in "${targets[@]}"; do
    ./Corpus program --providers "$size" --seed "$seed" --library "$root" --output "t$size" > "t$size.figures"
    script "run$size" <<< "exec xargs -L 1 ./DIGenerator < t$size/commands"
    script "cat$size" <<< "exec xargs cat < t$size/App.list"
  done
  ./Corpus features > features
  write_features "exec " "" < features
  ./Corpus mistakes > mistakes
  write_features "" " 2> /dev/null || true" < mistakes
}

# write_features BEFORE BEHIND: writes the programs that have one thing often, and runs the generator with these words
# around.
write_features() {
  local name size folder
  while read -r name; do
    for size in "${counts[@]}"; do
      folder=$(feature_folder "$name" "$size")
      ./Corpus feature --name "$name" --count "$size" --output "$folder"
      script "run.$folder" <<< "$1xargs -L 1 ./DIGenerator < $folder/commands$2"
    done
  done
}

feature_folder() { echo "f$2.${1//[^a-z]/_}"; }

program_commands() {
  local size
  for size in "${programs[@]}"; do
    printf '%s modules\tcat\t./cat%s\n' "$size" "$size"
    printf '%s modules\tone at a time\t./one%s\n' "$size" "$size"
    printf '%s modules\ttwo at a time\t./two%s\n' "$size" "$size"
  done
}

target_commands() {
  local size
  for size in "${targets[@]}"; do
    printf '%s providers\tcat\t./cat%s\n' "$(commas "$size")" "$size"
    printf '%s providers\tgenerate\t./run%s\n' "$(commas "$size")" "$size"
  done
}

# Prints the commands for questions about one target, against its check, which asks nothing.
question_commands() {
  local size key row question
  for size in "${targets[@]}"; do
    key=$(basename "$(head -1 "t$size/App.list")" .swift)
    row="$(commas "$size") providers"
    script "check$size" <<< "exec ./DITool check --module App @t$size/App.list"
    printf '%s\tcheck\t./check%s\n' "$row" "$size"
    for question in "why $key" "who $key" "needs $key" order containers unused graph; do
      script "ask.${question%% *}$size" <<< "./DITool $question --root . --module App @t$size/App.list || true"
      printf '%s\t%s\t./ask.%s%s\n' "$row" "${question%% *}" "${question%% *}" "$size"
    done
  done
}

feature_commands() {
  local name size
  while read -r name; do
    for size in "${counts[@]}"; do
      printf '%s\t%s of them\t./run.%s\n' "$name" "$(commas "$size")" "$(feature_folder "$name" "$size")"
    done
  done
}

# Writes the same program with what is generated among its own files, so that the plugin has nothing to do in it.
write_plain() {
  local words
  cp -r "p$built" plain
  while read -ra words; do
    ./DIGenerator "${words[@]}"
    cp "${words[4]}" "plain/Sources/${words[2]}"
  done < "p$built/commands"
  edit plain/Package.swift 's/, plugins: \[.*\]),$/),/'
}

# Writes the commands for builds of one program, each after a change to a module that most others depend on. What makes
# the change takes so little that it does not count.
build_commands() {
  local package=p$built file build
  build="exec swift build --package-path $package"
  file=$(xargs grep -l 'init() {}' < "$package/Core0.list" | head -1)
  script nothing <<< "$build"
  script plain-nothing <<< "exec swift build --package-path plain"
  script body <<< "$(toggle "$file" 'init() {}' 'init() { _ = 0 }')
$build"
  script provider <<< "$(toggle "$file" '@provide(singleton, public)' '@provide(public)')
$build"
  printf '%s modules\twithout the plugin, no change\t./plain-nothing\n' "$built"
  printf '%s modules\tno change\t./nothing\n' "$built"
  printf '%s modules\ta function body\t./body\n' "$built"
  printf '%s modules\ta provider\t./provider\n' "$built"
}

inputs() {
  local name
  machine
  for name in "${programs[@]/#/p}" "${targets[@]/#/t}"; do
    echo "- seed $seed: $(cat "$name.figures"); $(megabytes "$name") MB"
  done
}

megabytes() { cat "$1"/*.list | xargs cat | wc -c | awk '{ printf "%.1f", $1 / 1e6 }'; }

report() {
  printf '# Growth\n\n'
  inputs
  printf '\n## Whole programs: the generator for all targets\n\n'
  program_commands | ./Measure --rounds "$rounds"
  printf '\n## One target\n\n'
  target_commands | ./Measure --rounds "$rounds"
  printf '\n## Questions about one target\n\n'
  question_commands | ./Measure --rounds "$asked"
  printf '\n## One target that has one thing thousands of times\n\n'
  feature_commands < features | ./Measure --rounds "$rounds"
  printf '\n## One target that has one mistake thousands of times\n\n'
  feature_commands < mistakes | ./Measure --rounds "$rounds"
  [ $short = yes ] && return
  printf '\n## Builds after a change\n\n'
  build_commands | ./Measure --rounds "$builds"
}

# The programs are only worth generating for if they compile, with what is generated for them.
check() {
  local words module
  say "Compiling a program and what is generated for it"
  swiftc -emit-module -emit-module-path DIRuntime.swiftmodule -module-name DIRuntime -swift-version 6 \
    -parse-as-library -package-name swift_provide -enable-upcoming-feature NonisolatedNonsendingByDefault \
    $(find "$root/Sources/DIRuntime" -name '*.swift')
  while read -ra words; do
    module=${words[2]}
    swiftc -emit-module -emit-module-path "$module.swiftmodule" -module-name "$module" -swift-version 6 \
      -warnings-as-errors -I . "@p${programs[0]}/$module.list" "${words[4]}"
  done < "p${programs[0]}/commands"
}

build_tools
build_command_tool
cd "$work"
write_programs
if [ $short = yes ]; then
  say "Measuring, once"
  report
  check
else
  say "Building a program of $built modules"
  ./Corpus program --modules "$built" --seed "$seed" --library "$root" --output "p$built" > "p$built.figures"
  write_plain
  swift build --package-path plain 2>&1 | tail -1
  swift build --package-path "p$built" 2>&1 | tail -1
  say "Measuring"
  mkdir -p "$root/Benchmarks/Results"
  report | tee "$root/Benchmarks/Results/Growth.md"
fi
