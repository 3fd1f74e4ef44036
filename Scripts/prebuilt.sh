#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses the package with a prebuilt generator: as a path, in the examples, and as a versioned dependency, in adoption.sh.
# The bundle is kept in .build. One that is there from an earlier run is built again, and compared.
source "$(dirname "$0")/bundle.sh"
workspace

kept=$root/.build/prebuilt
git clone --quiet "$root" "$work/swift-provide"
cd "$work/swift-provide"

# refused TITLE TEXT COMMAND …: fails unless the command does, and says so.
refused() {
  local output
  if output=$("${@:3}" 2>&1); then fail "$1: passed"; fi
  grep -qF "$2" <<< "$output" || { printf '%s\n' "$output"; fail "$1: no '$2'"; }
  printf 'ok: %s\n' "$1"
}

# generate GENERATOR FILES …: what it prints and what it writes.
generate() {
  rm -f "$work/App.swift"
  "$1" generate --module App --output "$work/App.swift" "${@:2}" 2>&1 || echo "status $?"
  cat "$work/App.swift" 2> /dev/null || true
}

say "The bundle"
mkdir -p "$kept"
cp -R "$kept/." .
bash Scripts/prebuild.sh | tee "$work/built.txt"
if grep -q 'built before' "$work/built.txt"; then
  bash Scripts/prebuild.sh --verify
else
  cp -R "$bundle" "$kept"
fi
git -c user.name=bundle -c user.email=bundle@example.com commit --quiet --all --message "Turn to the bundle"
bash Scripts/prebuild.sh --source
git diff --quiet HEAD~ -- Package.swift || fail "--source does not turn the manifest back"
git checkout --quiet Package.swift

say "What is no bundle of these sources"
cp -R "$bundle" "$work/other.$bundle"
other=$work/other.$bundle/$triple
echo >> "$other/DIGenerator"
refused "a changed program" "DIGenerator is not the program that was built" bash Scripts/prebuild.sh --verify "$work/other.$bundle"
cp "$bundle/$triple/DIGenerator" "$other"
sed -i.bak 's/^compiler: .*/compiler: Swift 5/' "$other/BUILT.txt"
refused "another compiler" "by another compiler: 'Swift 5'" bash Scripts/prebuild.sh --verify "$work/other.$bundle"
sed -i.bak 's/^sources: .*/sources: 0/' "$other/BUILT.txt"
refused "other sources" "is built from other sources" bash Scripts/prebuild.sh --verify "$work/other.$bundle"
cp -R "$other" "$bundle/other-host"
refused "another host's program of other sources" "other-host is built from other sources" bash Scripts/prebuild.sh
rm -r "$bundle/other-host"
refused "no program for this host" "has no program for $triple" bash Scripts/prebuild.sh --verify "$work"

say "Its results"
[ "$(uname)" != Linux ] || ! ldd "$bundle/$triple/DIGenerator" > /dev/null 2>&1 || fail "the program needs libraries of the host"
swift build --package-path "$root" --product DIGenerator 2>&1 | tail -1
count=0
for input in $(ls -d "$root"/Tests/Golden/{Valid,Broken}/*/*/Input | awk 'NR % 10 == 0'); do
  generate "$root/.build/debug/DIGenerator" "$input"/*.swift > "$work/source.txt"
  generate "$bundle/$triple/DIGenerator" "$input"/*.swift > "$work/bundle.txt"
  cmp "$work/source.txt" "$work/bundle.txt" || fail "the bundle generates something else from $input"
  count=$((count + 1))
done
echo "ok: the same as from source, in $count golden cases"

for system in "${systems[@]}"; do
  for example in LogReport BookShop; do
    say "Examples/$example with the bundle and $system"
    options=(--package-path "Examples/$example" --build-system "$system" --scratch-path ".build/$system")
    steady swift build "${options[@]}" | tail -3
    steady swift test "${options[@]}" | tail -3
  done
done
say "Questions by the tool of the bundle"
swift package -q --package-path Examples/BookShop --scratch-path .build/native di why Money > "$work/why.txt"
grep -q 'needs cardLimit' "$work/why.txt" || fail "the tool of the bundle answers otherwise"
[ -z "$(find .build -name 'Lexer*.o')" ] || fail "the generator was compiled"

git add --force "$bundle"
git -c user.name=bundle -c user.email=bundle@example.com commit --quiet --message "Add the bundle"
bash Scripts/adoption.sh --short
