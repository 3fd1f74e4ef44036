// SPDX-License-Identifier: MIT

import Core
import DIRuntime

@main
struct Main {
  static func main() {
    let container = Container()
    print(container.mailer.store.clock.now())
  }
}
