// SPDX-License-Identifier: MIT

import DIGeneratorCore

let code = GeneratorTool.run(
  Array(CommandLine.arguments.dropFirst()), end: { FileSystem.exit($0) })
FileSystem.exit(code)
