// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation

/// The entry point: makes the one container of the process and runs the program in it.
@main
struct LogReportTool {
  static func main() {
    let container = Container()
    // The program sees the container through a view that does not own it, so it is kept alive here.
    let status = withExtendedLifetime(container) {
      container.program(arguments: Array(CommandLine.arguments.dropFirst())).run()
    }
    exit(status.rawValue)
  }
}
