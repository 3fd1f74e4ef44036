#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the generator and the tool of 'swift package di' once, optimised, as an artifact bundle beside Package.swift, and turns
# the manifest to it; a bundle that is there keeps the programs for other hosts. --source turns the manifest back. --verify builds again, and compares.
source "$(dirname "$0")/bundle.sh"
workspace
[ $# -lt 2 ] || set -- "$1" "$(absolute "$2")"
cd "$root"

build() {
  local folder=$bundle/$triple other
  for other in "$bundle"/*/; do
    [ ! -d "$other" ] || [ "$other" = "$folder/" ] || check "${other%/}"
  done
  if [ -z "$(fault "$folder")" ] && [ -z "$(elsewhere "$folder")" ]; then
    echo "$folder/DIGenerator: built before, from these sources"
  else
    mkdir -p "$folder"
    build_programs "$folder"
    describe "$folder" > "$folder/BUILT.txt"
    for program in "${programs[@]}"; do echo "$folder/$program: $(wc -c < "$folder/$program") bytes"; done
  fi
  write_index "$bundle"
  turn . "Target.binaryTarget(name: \"DIGenerator\", path: \"$bundle\")"
}

# verify BUNDLE: the programs of other hosts cannot be built here, so only their checksums are compared.
verify() {
  local folder=$1/$triple each other
  [ -d "$folder" ] || fail "$1 has no program for $triple; build it by prebuild.sh on this host"
  for each in "$1"/*/; do check "${each%/}"; done
  other=$(elsewhere "$folder")
  [ -z "$other" ] || fail "$folder is built $other; verify it there"
  build_programs "$work"
  for program in "${programs[@]}"; do
    cmp "$work/$program" "$folder/$program" ||
      fail "$folder/$program is not what these sources give; do not use it"
    echo "ok: $folder/$program is byte for byte what these sources give"
  done
}

case ${1-} in
  "") build ;;
  --source) turn . fromSource ;;
  --verify) verify "${2-$bundle}" ;;
  *) fail "usage: prebuild.sh [--source | --verify [BUNDLE]]" ;;
esac
