// SPDX-License-Identifier: MIT

import Foundation

try "let hello = \"hello\"\n".write(
  toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
