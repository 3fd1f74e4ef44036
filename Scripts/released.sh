#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes a release from a clone, without CI, with the bundle that prebuilt.sh kept, and uses it as versioned.sh does. Nothing
# can be downloaded here, so the copy of the release that is used names its archive by path.
source "$(dirname "$0")/bundle.sh"
workspace

kept=$root/.build/prebuilt/$bundle
[ -d "$kept" ] || fail "there is no bundle in .build/prebuilt; run 'bash Scripts/prebuilt.sh' first"
git clone --quiet "$root" "$work/checkout"
cd "$work/checkout"
git config user.name release
git config user.email release@example.com
made=$work/made
release() { bash Scripts/release.sh "$@" --without-ci --output "$made"; }

# refused TEXT WORDS …: fails unless release.sh does with these words, and says so.
refused() {
  local output
  if output=$(release "${@:2}" 2>&1); then fail "passed, without '$1'"; fi
  grep -qF "$1" <<< "$output" || { printf '%s\n' "$output"; fail "no '$1'"; }
  [ ! -e "$made" ] || fail "left files behind: $1"
  printf 'ok: refused: %s\n' "$1"
}

say "What is no release"
sed -i.bak "s/^## $version.*/## $version, 2026-01-31/" CHANGELOG.md
rm CHANGELOG.md.bak
refused "there are changes that are not committed" "$version"
git commit --quiet --all --message "Date the release"
refused "'1.0' is no version" 1.0
refused "CHANGELOG.md has no '## 9.9.9, " 9.9.9
refused "nothing says where the files will be" "$version"
refused "SwiftPM takes nothing else" "$version" --url "http://example.com"
refused "has no bundle" "$version" --url "https://example.com" --bundles "$work"
git tag "$version"
refused "there is a tag $version" "$version" --url "https://example.com"
git tag --delete "$version" > /dev/null

# The program of a Mac is this one's under another name.
say "A release for two hosts"
mkdir -p "$work/bundles/here.artifactbundle"
cp -R "$kept" "$work/bundles/elsewhere.artifactbundle"
cp -R "$kept/$triple" "$work/bundles/here.artifactbundle"
mv "$work/bundles/elsewhere.artifactbundle/$triple" "$work/bundles/elsewhere.artifactbundle/apple-macosx"
release "$version" --url "https://example.com/files" --bundles "$work/bundles" | tee "$work/log.txt"
grep -q 'CI is SKIPPED' "$work/log.txt" || fail "the skipped CI is not named"
grep -q 'built before' "$work/log.txt" || fail "the kept bundle was built again"

clone=$made/swift-provide
index=DIGenerator.artifactbundleindex
line="url: \"https://example.com/files/$index\", checksum: \"$(checksum "$made/files/$index")\")"
git -C "$clone" show "$version:Package.swift" | grep -xF "let generator = Target.binaryTarget(name: \"DIGenerator\", $line" ||
  fail "the manifest does not name the index"
git -C "$clone" diff --quiet "$version-source" HEAD~ || fail "the tag from source is another commit"
[ "$(git -C "$clone" diff --numstat HEAD~)" = $'1\t1\tPackage.swift' ] || fail "the release changes more than a line"
for name in "$triple" apple-macosx; do
  archive=DIGenerator-$version-$name.artifactbundle.zip
  line="\"checksum\": \"$(checksum "$made/files/$archive")\", \"supportedTriples\": [$(triples "$name")]"
  grep -qF "{ \"fileName\": \"$archive\", $line }" "$made/files/$index" || fail "the index does not name $archive"
done
echo "ok: manifest, tags, index and archives"
mv "$made" "$work/first"
release "$version" --url "https://example.com/files" --bundles "$work/bundles" > /dev/null
diff -r "$made/files" "$work/first/files" || fail "the same release made again has other bytes"
echo "ok: the same again has the same bytes"

say "The release, used"
archive=DIGenerator-$version-$triple.artifactbundle.zip
git -c advice.detachedHead=false clone --quiet --branch "$version" "file://$clone" "$work/used"
cd "$work/used"
git checkout --quiet -b used
cp "$made/files/$archive" .
sed -i.bak "s|url: .*|path: \"$archive\")|" Package.swift
git add Package.swift "$archive"
git -c user.name=user -c user.email=user@example.com commit --quiet --message "Take the archive from here"
bash Scripts/versioned.sh
