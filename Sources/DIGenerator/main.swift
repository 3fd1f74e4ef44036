// SPDX-License-Identifier: MIT

import DIGeneratorCore

GeneratorTool.main(Array(CommandLine.arguments.dropFirst()))
