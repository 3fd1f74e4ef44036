// SPDX-License-Identifier: MIT

import DIToolCore
import Foundation

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
