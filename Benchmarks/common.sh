# SPDX-License-Identifier: MIT
# Shared by the benchmarks beside it; sourced, not run.
source "$(dirname "${BASH_SOURCE[0]}")/../Scripts/common.sh"
workspace

bundle=DIGenerator.artifactbundle
short=no scratch=$root/Benchmarks/.build

# Prints a number with commas.
commas() { sed -e :a -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/' -e ta <<< "$1"; }

# build PACKAGE CONFIGURATION FOLDER PROGRAMS …: builds there, and links the programs into the workspace.
build() {
  local options=(--package-path "$1" -c "$2" --scratch-path "$3") bin program
  swift build "${options[@]}" "${@:5}" 2>&1 | tail -1
  bin=$(swift build "${options[@]}" --show-bin-path)
  for program in $4; do ln -s "$bin/$program" "$work"; done
}

# As a user's debug build does. Takes that of the checkout in CI, which has it already.
build_generator() {
  local generator=$scratch/generator
  [ $short = no ] || generator=$root/.build
  build "$root" debug "$generator" DIGenerator --product DIGenerator
}

# The tool of the commands, as the command plugin has it built.
build_command_tool() {
  local scratch_path=$scratch/generator
  [ $short = no ] || scratch_path=$root/.build
  build "$root" debug "$scratch_path" DITool --product DITool
}

# edit FILE EXPRESSION: changes a file by sed. What sed keeps beside the file has another suffix on each system.
edit() { sed "$2" "$1" > "$1.new" && mv "$1.new" "$1"; }

# toggle FILE THIS THAT: a command that puts THAT in the place of THIS, and the next time back.
toggle() {
  echo "if grep -q '$2' $1; then sed 's/$2/$3/' $1; else sed 's/$3/$2/' $1; fi > toggled && mv toggled $1"
}

build_tools() {
  say "Building the generator, and the tools"
  build_generator
  build "$root/Benchmarks" release "$scratch/tools" "Corpus Measure"
}

# A clone with the bundle, in the workspace. It takes that of Scripts/prebuilt.sh, if that has run.
write_bundled() {
  say "Building the bundle"
  git clone --quiet "$root" "$work/bundled/swift-provide"
  [ ! -d "$root/.build/prebuilt" ] || cp -R "$root/.build/prebuilt/." "$work/bundled/swift-provide"
  bash "$work/bundled/swift-provide/Scripts/prebuild.sh"
}

# Prints what is measured on.
machine() {
  local model
  if [ "$(uname)" = Linux ]; then
    model=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)
  else
    model=$(sysctl -n machdep.cpu.brand_string)
  fi
  echo "- $(getconf _NPROCESSORS_ONLN) cores, ${model:-model unknown}, $(uname -sm)"
  echo "- $(swift --version 2> /dev/null | head -1)"
}
