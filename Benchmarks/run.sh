#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures what the library costs a program: against the same written by hand, in the same run. Prints one table and
# writes it to RESULTS.md; with --short only makes sure that everything runs. --only measures some parts anew, and takes
# the others from the last run; --sizes makes it quicker.
source "$(dirname "$0")/common.sh"

sizes=(100 1000 10000) rounds=51 seed=1 configuration=release compiles=3 adoptions=2 builds=5 loops=20000 counted=1000
parts="program code builds adoption generator"
while [ $# -gt 0 ]; do
  case $1 in
    --short) short=yes sizes=(60) counted=60 rounds=1 configuration=debug compiles=1 builds=1 loops=100 parts="program code generator" ;;
    --scratch) scratch=$2 && shift ;;
    --only) parts=$2 && shift ;;
    --sizes) read -ra sizes <<< "$2" && shift ;;
    *) fail "usage: run.sh [--short] [--scratch FOLDER] [--sizes '100 1000'] [--only 'program code builds adoption generator']" ;;
  esac
  shift
done
wants() { [[ " $parts " == *" $1 "* ]]; }

# Where programs are built: in CI together with the examples, so that the generator is built once; and nothing from
# scratch.
programs=$scratch/programs facts=$scratch/facts
[ $short = yes ] && programs=$root/.build/examples-native facts=$scratch/short-facts
mkdir -p "$facts"

# --- The programs: as a user would have them -------------------------------------------------------------------------

# Stays where it is if nothing has changed, and so do the programs.
write_program() {
  local size folder=$work/program list
  mkdir -p "$folder/Sources"
  cp -R "$root"/Benchmarks/Program/Sources/{Allocations,Base,Harness} "$folder/Sources"
  printf -v list '%s, ' "${sizes[@]}"
  sed -e "s|/\* LIBRARY \*/|$root|" -e "s|\[\]  // SIZES|[$list]|" "$root/Benchmarks/Program/Package.swift" \
    > "$folder/Package.swift"
  for size in "${sizes[@]}"; do
    cp -R "$root/Benchmarks/Program/Sources/Measured" "$folder/Sources/App$size"
    ./Corpus measured --providers "$size" --seed "$seed" --output "$folder/Sources/App$size" > "fingerprint$size"
  done
  diff -rq program "$scratch/program" > /dev/null 2>&1 && return
  rm -rf "$scratch/program"
  cp -R program "$scratch/program"
}

build_program() {
  local options=(--package-path "$scratch/program" -c "$configuration" --scratch-path "$programs")
  say "Building programs of ${sizes[*]} providers"
  steady swift build "${options[@]}" | tail -3
  bin=$(swift build "${options[@]}" --show-bin-path)
}

# Prints what each program measures of itself, and the instructions that valgrind counts.
program_facts() {
  local size
  for size in "${sizes[@]}"; do
    echo "$size providers" >&2
    "$bin/App$size" time "$rounds"
    "$bin/App$size" allocations
    if [ "$size" = "$counted" ]; then instruction_facts "$size"; fi
    memory_facts "$size"
  done
}

# How many instructions a program executes when it does something so often.
instructions() {
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$@" 2>&1 > /dev/null |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}

# What doing something some more times costs more is what it costs.
instruction_facts() {
  local name who none some
  command -v valgrind > /dev/null || return 0
  "$bin/App$1" list | while IFS=$'\t' read -r name who; do
    some=$loops
    case $name in *container* | overriding | *registrations) some=$((loops / 1000 + 1)) ;; esac
    none=$(instructions "$bin/App$1" loop "$name" "$who" 1 < /dev/null)
    some=$((some + 1))
    printf '%s\t%s\t%s\tinstructions\t%s\n' "$1" "$name" "$who" \
      "$((($(instructions "$bin/App$1" loop "$name" "$who" "$some" < /dev/null) - none) / (some - 1)))"
  done
}

# What a container asks for, for each of its providers of which none was used.
memory_facts() {
  "$bin/App$1" allocations | awk -F '\t' -v OFS='\t' \
    '$2 == "container" && $4 == "bytes" { print $1, "memory of an unused provider", $3, "bytes", $5 / $1 }'
}

# --- What the generated code costs the compiler ----------------------------------------------------------------------

# Modules of the runtime and the harness, for the compiler to import; and for each size the files of a module with
# what is generated, and of one with what is written by hand.
write_modules() {
  local size folder
  say "Writing modules of ${sizes[*]} providers"
  swiftc -emit-module -emit-module-path DIRuntime.swiftmodule -module-name DIRuntime -swift-version 6 \
    -parse-as-library -package-name swift_provide -enable-upcoming-feature NonisolatedNonsendingByDefault \
    $(find "$root/Sources/DIRuntime" -name '*.swift')
  swiftc -emit-module -emit-module-path Harness.swiftmodule -module-name Harness -swift-version 6 -parse-as-library \
    "$root/Benchmarks/Program/Sources/Harness/OnceCell.swift"
  for size in "${sizes[@]}"; do
    folder=m$size
    ./Corpus measured --providers "$size" --seed "$seed" --output "$folder" > /dev/null
    ls "$folder"/Nodes*.swift > "$folder/nodes.list"
    ./DIGenerator generate --module App --output "$folder/App.swift" "@$folder/nodes.list"
    { echo 'import DIRuntime' && uses "$size" Container; } > "$folder/Uses.swift"
    uses "$size" HandContainer > "$folder/HandUses.swift"
    { cat "$folder/nodes.list" && printf '%s\n' "$folder"/{App,Uses}.swift; } > "$folder/ours.list"
    { cat "$folder/nodes.list" && printf '%s\n' "$folder"/{HandContainer,HandUses}.swift; } > "$folder/hand.list"
  done
}

# uses SIZE TYPE: functions that ask a container for each of its values. What nobody asks for the optimiser drops: all of
# a container written by hand.
uses() {
  local number
  for ((number = 0; number < $1; number++)); do
    if ((number % 50 == 0)); then
      ((number == 0)) || echo '}'
      echo "public func use$number(_ container: AnyObject, _ sink: (AnyObject) -> Void) {"
      echo "  guard let container = container as? $2 else { return }"
    fi
    echo "  sink(container.node$number)"
  done
  echo '}'
}

# compile_commands SIZE: for each what it is called, whose it is, and the command.
compile_commands() {
  local who command="./swift-frontend -frontend -swift-version 6 -parse-as-library -module-name App -I ."
  for who in hand ours; do
    printf '%s|type-checking\t%s\t%s -typecheck @m%s/%s.list\n' "$1" $who "$command" "$1" $who
  done
  for who in hand ours; do
    printf '%s|compiling, debug\t%s\t%s -c -Onone -o m%s/%s.debug.o @m%s/%s.list\n' \
      "$1" $who "$command" "$1" $who "$1" $who
  done
  for who in hand ours; do
    printf '%s|compiling, release\t%s\t%s -c -O -o m%s/%s.release.o @m%s/%s.list\n' \
      "$1" $who "$command" "$1" $who "$1" $who
  done
}

code_facts() {
  local size who
  for size in "${sizes[@]}"; do
    # What takes minutes is compiled once: the noise is small beside it.
    compile_commands "$size" | ./Measure --facts --rounds $((size > 1000 ? 1 : compiles))
  done
  command -v size > /dev/null || return 0
  for size in "${sizes[@]}"; do
    for who in hand ours; do
      command size "m$size/$who.release.o" | awk -v OFS='\t' -v size="$size" -v who=$who \
        'NR == 2 { print size, "machine code and data, release", who, "bytes", $1 + $2 }'
    done
  done
}

# --- Builds of whole packages ----------------------------------------------------------------------------------------

# script NAME: makes a program of standard input.
script() {
  { echo '#!/bin/sh' && cat; } > "$1"
  chmod +x "$1"
}

# Clean builds by both systems: without the library, with its generator from source, and with the bundle.
adoption_facts() {
  local who mode system suffix
  for who in hand ours; do write_one_file "one-$who" $who; done
  write_one_file one-bundle ours "$work/bundled/swift-provide"
  for who in hand ours bundle; do
    for mode in debug release; do
      for system in "${systems[@]}"; do
        script "clean-$who-$mode-$system" \
          <<< "rm -rf one-$who/.build && exec swift build -c $mode --build-system $system --package-path one-$who"
      done
    done
  done
  for who in hand ours; do
    # In a new checkout all of the program's own files are new.
    script "cached-$who" <<< "rm -rf one-$who/.build && tar -xf one-$who.tar && touch one-$who/Sources/*/* &&
  exec swift build --package-path one-$who"
    "./clean-$who-debug-native" > /dev/null
    tar -cf "one-$who.tar" "one-$who/.build"
  done
  for system in "${systems[@]}"; do
    suffix=""
    [ "$system" = native ] || suffix=", by $system"
    for mode in debug release; do
      for who in hand ours; do
        printf '0|clean build of one file, %s%s\t%s\t./clean-%s-%s-%s\n' $mode "$suffix" $who $who $mode "$system"
      done
      printf '0|the same with the bundle, %s%s\thand\t./clean-hand-%s-%s\n' $mode "$suffix" $mode "$system"
      printf '0|the same with the bundle, %s%s\tours\t./clean-bundle-%s-%s\n' $mode "$suffix" $mode "$system"
    done
  done > adoption.list
  for who in hand ours; do printf '0|the same with .build from a cache\t%s\t./cached-%s\n' $who $who; done >> adoption.list
  ./Measure --facts --rounds "$adoptions" < adoption.list
}

# The prebuilt generator, for one target; by hand is what reading the files costs at all.
generator_facts() {
  local size
  for size in "${sizes[@]}"; do
    ./Corpus program --providers "$size" --seed "$seed" --library "$root" --output "g$size" > /dev/null
    script "generate$size" <<< "exec xargs bundled/swift-provide/$bundle/*/DIGenerator < g$size/commands"
    script "cat$size" <<< "exec xargs cat < g$size/App.list"
    printf '%s|generating, prebuilt\thand\t./cat%s\n' "$size" "$size"
    printf '%s|generating, prebuilt\tours\t./generate%s\n' "$size" "$size"
  done | ./Measure --facts --rounds 15
}

# A thousand providers in one target, and the same with a container written by hand.
write_thousand() {
  local folder=thousand-$1
  mkdir -p "$folder/Sources"
  ./Corpus measured --providers "${sizes[$((${#sizes[@]} > 1))]}" --seed "$seed" --output "$folder/Sources/App" > /dev/null
  rm "$folder/Sources/App/Registrations.swift" "$folder/Sources/App/Chain.swift"
  cp "$root/Benchmarks/Program/Sources/Harness/OnceCell.swift" "$folder/Sources/App"
  edit "$folder/Sources/App/HandContainer.swift" '/^import Harness/d'
  local container='HandContainer()'
  [ "$1" = ours ] && container='Container()' && rm "$folder"/Sources/App/{HandContainer,OnceCell}.swift
  [ "$1" = ours ] && echo 'import DIRuntime' > "$folder/Sources/App/Main.swift"
  echo "func body() { _ = 0 }
@main struct Main { static func main() { print($container.node0) } }" >> "$folder/Sources/App/Main.swift"
  write_package "$folder" "$1"
}

build_facts() {
  local who build sources
  for who in hand ours; do
    write_thousand $who
    sources=thousand-$who/Sources/App
    build="exec swift build --package-path thousand-$who --scratch-path $programs-$who"
    [ $who = ours ] && [ $short = yes ] && build="exec swift build --package-path thousand-$who --scratch-path $programs"
    script "nothing-$who" <<< "$build"
    script "body-$who" <<< "$(toggle "$sources/Main.swift" '_ = 0' '_ = 1')
$build"
    script "provider-$who" <<< "$(toggle "$sources/Nodes0.swift" 'init() {}' 'init(_: Void = ()) {}')
$build"
    ./nothing-$who > /dev/null
  done
  for who in hand ours; do printf '0|build without a change\t%s\t./nothing-%s\n' $who $who; done > builds.list
  for who in hand ours; do printf '0|build after a function body\t%s\t./body-%s\n' $who $who; done >> builds.list
  for who in hand ours; do printf '0|build after a provider\t%s\t./provider-%s\n' $who $who; done >> builds.list
  ./Measure --facts --rounds "$builds" < builds.list
}

# --- The table -------------------------------------------------------------------------------------------------------

# report OPTIONS …: the table, and above it what it was made on.
report() {
  printf '# What the library costs\n\n'
  machine
  echo "- $(date -u +%Y-%m-%d), load when it began: $load"
  for size in "${sizes[@]}"; do echo "- $size providers, seed $seed: fingerprint $(cat "fingerprint$size")"; done
  printf '\nNumbers with dots between them are those of programs of %s providers. README.md says what is measured.\n\n' \
    "$(printf '%s · ' "${sizes[@]}" | sed 's/ · $//')"
  cat "$facts"/* | ./Table "$@"
}

# measure PART WORDS COMMAND …: keeps the facts that the commands print.
measure() {
  local part=$1
  wants "$part" || return 0
  say "Measuring $2"
  "${@:3}" > "$facts/$part.new"
  mv "$facts/$part.new" "$facts/$part"
}

load=$(uptime | sed 's/.*averages\{0,1\}: //')
say "Building the tools"
build "$root/Benchmarks" release "$scratch/tools" "Corpus Measure Table"
if wants code; then build_generator; fi
ln -s "$(dirname "$(tool swiftc)")/swift-frontend" "$work"
cd "$work"
write_program
if wants adoption || wants generator; then write_bundled; fi
if wants program; then build_program; fi
if wants code; then write_modules; fi
measure program "the programs" program_facts
measure code "the compiler" code_facts
measure builds "builds" build_facts
measure adoption "clean builds" adoption_facts
measure generator "the prebuilt generator" generator_facts
# What --short builds is a debug build, and says nothing of what a program takes.
if [ $short = yes ]; then report --no-verdicts; else report | tee "$root/Benchmarks/RESULTS.md"; fi
