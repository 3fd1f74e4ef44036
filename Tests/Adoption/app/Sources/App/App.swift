// SPDX-License-Identifier: MIT

import DIRuntime
import Left
import Plain
import kit_logging
import right_side

#if os(Linux)
import OnLinux
#else
import OnMac
#endif

// @provide(singleton, as: Sink)
struct Terminal: Sink {
  func write(_ line: String) -> String { "> \(line)" }
}

// @provide
struct Screen {
  let left: Left
  let right: Right
  let system: any System
}

@main
struct App {
  static func main() {
    let screen = Container().screen
    print(shout(screen.right.logger.log("on \(screen.system.name)")))
    print(screen.left.base === screen.right.base)
  }
}
