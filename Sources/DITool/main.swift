// SPDX-License-Identifier: MIT

import DIToolCore
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
exit(Tool.run(words, output: Terminal.output(of: words)))
