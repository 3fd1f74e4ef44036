# SPDX-License-Identifier: MIT
# The generator and the tool as an artifact bundle: a folder for each kind of host, with both programs and a text that says what
# they were built from, by what and where. Sourced by the scripts beside it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

bundle=DIGenerator.artifactbundle
# The folder of this host's program: its triple, but on a Mac one program is for both kinds of processors.
if [ "$(uname)" = Linux ]; then
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
else
  triple=apple-macosx
fi
version=$(sed -n 's/.*generatorVersion = "\(.*\)"/\1/p' "$root/Sources/DIGeneratorCore/Version.swift")

# checksum [FILE]: of standard input without one.
checksum() { { sha256sum "$@" 2> /dev/null || shasum -a 256 "$@"; } | cut -d ' ' -f 1; }

# One checksum of the sources of both programs, with their names, and of how they are built.
sources() {
  (cd "$root" && find Sources/DIGenerator Sources/DIGeneratorCore Sources/DITool Sources/DIToolCore Sources/DIPage Scripts/bundle.sh -type f | LC_ALL=C sort | xargs grep '') |
    checksum
}

# The distribution, and the C library that is linked in.
system() {
  if [ "$(uname)" = Linux ]; then
    echo "$(. /etc/os-release && echo "$PRETTY_NAME"), $(ldd --version 2>&1 | head -1)"
  else
    echo "macOS $(sw_vers -productVersion)"
  fi
}

compiler() { swift --version 2> /dev/null | head -1; }

# The programs of the bundle.
programs=(DIGenerator DITool)

# build_programs FOLDER: the generator and the tool, optimised; in a workspace. The same sources, compiler and C library give the same
# bytes: files have the same names and order everywhere, and two threads compile them. On Linux all is linked in, for the
# generator the C library too, so that it also runs on distributions that are older than this one.
build_programs() {
  local architecture program link=(-static-executable -Xlinker --gc-sections -Xlinker -s)
  # The modules of a static Foundation name the libraries that it needs, so they are wanted for compiling too.
  local tool_options=(-I Sources/DIPage/include -static-stdlib) tool_link=(-Xlinker --gc-sections -Xlinker -s)
  if [ "$(uname)" = Linux ]; then
    build_slice "$1"
  else
    link=(-Xlinker -dead_strip) tool_options=(-I Sources/DIPage/include) tool_link=(-Xlinker -dead_strip)
    for architecture in arm64 x86_64; do
      mkdir "$work/$architecture"
      build_slice "$work/$architecture" -target "$architecture-apple-macosx15.0"
    done
    for program in "${programs[@]}"; do
      lipo -create -output "$1/$program" "$work/arm64/$program" "$work/x86_64/$program"
    done
  fi
}

# build_slice FOLDER OPTIONS …
build_slice() {
  local folder=$work/generator slice=("${@:2}") clang
  local options=(-O -swift-version 6 -package-name swift_provide -I . "${slice[@]}")
  clang=$(tool clang)
  mkdir "$folder"
  if ! compile > "$folder/log.txt" 2>&1; then
    cat "$folder/log.txt" >&2
    ! grep -q 'cannot find -l' "$folder/log.txt" ||
      fail "the linker finds no static C library; install glibc-static and libstdc++-static"
    fail "the generator does not build; the lines above say why"
  fi
  mv "${programs[@]/#/$folder/}" "$1"
  rm -rf "$folder"
}

# In the folder, where its files are as they are named in it.
compile() (
  export LC_ALL=C
  cd "$folder" && ln -s "$root/Sources" Sources &&
    swiftc "${options[@]}" -module-name DIGeneratorCore -parse-as-library -emit-module -c \
      -wmo -num-threads 2 -enforce-exclusivity=unchecked \
      -Xfrontend -disable-implicit-concurrency-module-import \
      -Xfrontend -disable-implicit-string-processing-module-import \
      $(find Sources/DIGeneratorCore -name '*.swift' | sort) &&
    swiftc "${options[@]}" -module-name DIGenerator -c Sources/DIGenerator/main.swift &&
    swiftc "${options[@]}" "${link[@]}" -o DIGenerator ./*.o && rm main.o &&
    "$clang" -O -c "${slice[@]}" Sources/DIPage/DIPage.c -o page.o &&
    swiftc "${options[@]}" "${tool_options[@]}" -module-name DIToolCore -parse-as-library -emit-module -c -wmo -num-threads 2 \
      $(find Sources/DIToolCore -name '*.swift' | sort) &&
    swiftc "${options[@]}" "${tool_options[@]}" -module-name DITool -c Sources/DITool/main.swift &&
    swiftc "${options[@]}" "${tool_options[@]}" "${tool_link[@]}" -o DITool ./*.o
)

# describe FOLDER: what its programs were built from, by what and where, one thing a line.
describe() {
  echo "sources: $(sources)"
  echo "compiler: $(compiler)"
  echo "system: $(system)"
  for program in "${programs[@]}"; do echo "checksum of $program: $(checksum "$1/$program")"; done
}

# said WORD FOLDER: what the text in the folder of a triple says.
said() { sed -n "s/^$1: //p" "$2/BUILT.txt"; }

# fault FOLDER: why the programs in the folder of a triple are not those of these sources; nothing if they are.
fault() {
  local program
  for program in "${programs[@]}"; do
    if [ ! -f "$1/$program" ] || [ ! -f "$1/BUILT.txt" ]; then
      echo "$1 has no program '$program'"
      return
    elif [ "$(checksum "$1/$program")" != "$(said "checksum of $program" "$1")" ]; then
      echo "$1/$program is not the program that was built"
      return
    fi
  done
  [ "$(said sources "$1")" = "$(sources)" ] || echo "$1 is built from other sources"
}

check() {
  local fault
  fault=$(fault "$1")
  [ -z "$fault" ] || fail "$fault; build it again by prebuild.sh on its host, or remove it"
}

# elsewhere FOLDER: by what, or where, the program was built, if that is not this compiler and this system.
elsewhere() {
  local word
  for word in compiler system; do
    [ "$(said $word "$1")" = "$($word)" ] || echo "by another $word: '$(said $word "$1")', and here is '$($word)'"
  done
}

# triples NAME: those of the program in a folder, as in JSON.
triples() {
  case $1 in
    apple-macosx) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
    *) echo "\"$1\"" ;;
  esac
}

# write_index BUNDLE: lists the folders of all triples in the bundle, for SwiftPM.
write_index() {
  local artifacts
  artifacts=$(for program in "${programs[@]}"; do
    printf '    "%s": {\n      "version": "%s",\n      "type": "executable",\n      "variants": [\n' "$program" "$version"
    for each in "$1"/*/"$program"; do
      name=$(basename "$(dirname "$each")")
      printf '        { "path": "%s/%s", "supportedTriples": [%s] }\n' "$name" "$program" "$(triples "$name")"
    done | sed '$!s/$/,/'
    printf '      ]\n    },\n'
  done | sed '$s/,$//')
  cat > "$1/info.json" <<INDEX
{
  "schemaVersion": "1.0",
  "artifacts": {
$artifacts
  }
}
INDEX
}

# turn FOLDER VALUE: makes it the generator of the package in the folder, in the manifest's one line.
turn() {
  grep -q '^let generator = ' "$1/Package.swift" || fail "Package.swift has no line 'let generator = …'; take it from git"
  sed -i.bak "s|^let generator = .*|let generator = $2|" "$1/Package.swift"
  rm "$1/Package.swift.bak"
  echo "Package.swift: let generator = $2"
}
