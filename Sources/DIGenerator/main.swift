// SPDX-License-Identifier: MIT

import DIGeneratorCore

FileSystem.exit(GeneratorTool.run(Array(CommandLine.arguments.dropFirst())))
