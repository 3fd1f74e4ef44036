// SPDX-License-Identifier: MIT

import DIRuntime
import Shared
import SwiftUI

@main
struct WatchApp: App {
  var body: some Scene {
    WindowGroup { Text(sharedText()) }
  }
}
