#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes all of a release that can be made without a host, in .build/release: the archives of the generator for each triple,
# their index with checksums, and a clone with two tags, one whose manifest names the index by its address, and one from
# source. Nothing is published, and this checkout is not changed.
source "$(dirname "$0")/bundle.sh"

usage="usage: release.sh VERSION [--url ADDRESS] [--bundles FOLDER] [--output FOLDER] [--without-ci]"
release=${1-} url="" bundles="" output="" ci=yes
case $release in [0-9]*) shift ;; *) fail "$usage" ;; esac
while [ $# -gt 0 ]; do
  [ "$1" = --without-ci ] || [ $# -gt 1 ] || fail "$usage"
  case $1 in
    --without-ci) ci=no ;;
    --url) url=$2 && shift ;;
    --bundles) bundles=$(absolute "$2") && shift ;;
    --output) output=$(absolute "$2") && shift ;;
    *) fail "$usage" ;;
  esac
  shift
done
cd "$root"
output=${output:-$root/.build/release/$release}
clone=$output/swift-provide files=$output/files

# Where a code host puts the files of a release, by the address of the repository.
default_url() {
  local origin
  origin=$(git remote get-url origin 2> /dev/null || true)
  case $origin in https://*) echo "${origin%.git}/releases/download/$release" ;; esac
}

refuse() {
  [[ $release =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "'$release' is no version; write three numbers, such as 1.2.0"
  [ -z "$(git status --porcelain)" ] ||
    fail "there are changes that are not committed; commit them, or put them away by 'git stash --all'"
  grep -qE "^## ${release//./\\.}, [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md ||
    fail "CHANGELOG.md has no '## $release, $(date +%Y-%m-%d)'; write what changed under such a line"
  [ "$version" = "$release" ] ||
    fail "the generator calls itself $version; write $release in Sources/DIGeneratorCore/Version.swift"
  grep -qxF 'let generator = fromSource' Package.swift ||
    fail "Package.swift has a prebuilt generator; run 'bash Scripts/prebuild.sh --source', and commit that"
  [ -z "$(git tag --list "$release")" ] || fail "there is a tag $release; take the next version"
  [ -n "$url" ] || url=$(default_url)
  [ -n "$url" ] || fail "nothing says where the files will be; add --url https://…, the address of their folder"
  [[ $url =~ ^https://[A-Za-z0-9./_~:%+-]+$ ]] ||
    fail "'$url' is no https:// address, and SwiftPM takes nothing else; change --url"
  [ -z "$bundles" ] || ls -d "$bundles"/*.artifactbundle > /dev/null 2>&1 ||
    fail "$bundles has no bundle; put there what prebuild.sh made on other hosts, each under a name of its own"
  [ ! -e "$output" ] || fail "$output is there; remove it, or add --output FOLDER"
}

# Runs all checks, because a tag cannot be taken back.
run_ci() {
  if [ $ci = no ]; then
    say "CI is SKIPPED (--without-ci): do not publish this"
  else
    bash .ci/full
  fi
}

# The bundle of all hosts: the folder has a bundle for each other host, under any name. What it has for this host is not
# built again.
gather() {
  local folder
  mkdir -p "$clone/$bundle"
  for folder in "${bundles:-$output/none}"/*.artifactbundle/*/; do
    [ -d "$folder" ] || continue
    check "${folder%/}"
    cp -R "${folder%/}" "$clone/$bundle"
  done
  bash "$clone/Scripts/prebuild.sh"
  bash "$clone/Scripts/prebuild.sh" --source
}

# An archive for each triple, with a bundle of its own; with one date, so that equal programs give equal archives.
pack() {
  local folder name
  mkdir -p "$files"
  for folder in "$clone/$bundle"/*/; do
    name=$(basename "$folder")
    mkdir -p "$work/$name/$bundle"
    cp -R "${folder%/}" "$work/$name/$bundle"
    write_index "$work/$name/$bundle"
    find "$work/$name" -exec touch -t 200001010000 {} +
    (cd "$work/$name" && find "$bundle" | LC_ALL=C sort | zip -q -X -D archive.zip -@)
    mv "$work/$name/archive.zip" "$files/$(archive "$name")"
    echo "$(archive "$name"): by $(said compiler "$folder"), on $(said system "$folder")"
  done
}
archive() { echo "DIGenerator-$release-$1.artifactbundle.zip"; }

# The index that the manifest names. SwiftPM loads the archive for its own triple from the same folder.
write_archives() {
  local archives
  archives=$(for folder in "$clone/$bundle"/*/; do
    name=$(basename "$folder")
    printf '    { "fileName": "%s", "checksum": "%s", "supportedTriples": [%s] }\n' \
      "$(archive "$name")" "$(checksum "$files/$(archive "$name")")" "$(triples "$name")"
  done | sed '$!s/$/,/')
  cat > "$files/${bundle}index" <<INDEX
{
  "schemaVersion": "1.0",
  "archives": [
$archives
  ]
}
INDEX
}

# The tag from source is for hosts that have no archive, and for whoever compiles all that runs.
write_tags() {
  local sum
  sum=$(checksum "$files/${bundle}index")
  git -C "$clone" tag "$release-source"
  turn "$clone" "Target.binaryTarget(name: \"DIGenerator\", url: \"${url%/}/${bundle}index\", checksum: \"$sum\")"
  git -C "$clone" commit --quiet --all --message "Release $release: take the generator from an archive"
  git -C "$clone" tag "$release"
}

refuse
workspace
run_ci
say "A clone, and the bundle"
need zip zip
git clone --quiet "$root" "$clone"
gather
pack
write_archives
write_tags
say "Release $release is made, and nothing of it is published"
cat <<PUBLISH
1. Put these files at ${url%/}/
$(ls "$files" | sed "s|^|     $files/|")
2. Then push both tags, from the clone:
     git -C $clone push ADDRESS-OF-THE-REPOSITORY $release-source $release
3. Take them back from there in a package of yours:
     .package(url: "ADDRESS-OF-THE-REPOSITORY", from: "$release")
PUBLISH
