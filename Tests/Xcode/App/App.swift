// SPDX-License-Identifier: MIT
// @module(isolation: MainActor)

import DIRuntime
import Kit
import Shared
import SwiftUI

// @provide(singleton)
final class Model {
  let folder: Folder
  init(folder: Folder) { self.folder = folder }
}

@main
struct TrialApp: App {
  private let container = Container()

  var body: some Scene {
    WindowGroup { Text("\(container.model.folder.name) \(kitNumber())") }
  }
}
