# SPDX-License-Identifier: MIT
# Shared by the scripts beside it; sourced, not run.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
systems=(native swiftbuild)

say() { printf '\n== %s\n' "$*"; }

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

# Makes sure that there is a command, from Debian's package of that name or the one given. Only checks need more than
# Swift, so nothing else asks.
need() {
  command -v "$1" > /dev/null && return
  { apt-get update && apt-get install -y --no-install-recommends "${@:2}"; } > /dev/null 2>&1 || true
  command -v "$1" > /dev/null || fail "$1 is not installed"
}

# Makes a folder that is gone when the script ends.
workspace() {
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}

# Builds, and once more if that ended without a word, as Swift 6.3's newer build system sometimes does while it plans:
# what has a reason to fail names it.
steady_build() {
  local output status=0
  output=$(swift build "$@" 2>&1) || status=$?
  if [ "$status" != 0 ] && ! grep -q 'error' <<< "$output"; then
    status=0
    output=$(swift build "$@" 2>&1) || status=$?
  fi
  printf '%s\n' "$output"
  return "$status"
}
