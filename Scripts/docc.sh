# SPDX-License-Identifier: MIT
# The documentation of the libraries as DocC makes it. Sourced by the scripts beside it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# symbols MODULE [FLAG…]: the module and its symbols, in folders of $work, where other modules may be imported.
symbols() {
  mkdir -p "$work/$1"
  # shellcheck disable=SC2046
  swiftc -swift-version 6 -parse-as-library -emit-module -o "$work/$1.swiftmodule" -module-name "$1" -I "$work" \
    -package-name swift_provide "${@:2}" \
    -emit-symbol-graph -emit-symbol-graph-dir "$work/$1" $(find "$root/Sources/$1" -name '*.swift')
  rm -f "$work/$1"/*@*.symbols.json
}

# archive MODULE [OPTION…]: the documentation of a module whose symbols are there, with options for Scripts/docc.py.
archive() {
  python3 "$root/Scripts/docc.py" "$root" "$1" "$work/$1.docc" "${@:2}"
  "$(tool docc)" convert "$work/$1.docc" --additional-symbol-graph-dir "$work/$1" \
    --output-path "$work/$1.doccarchive" --warnings-as-errors ${base:+--hosting-base-path "$base"}
}
