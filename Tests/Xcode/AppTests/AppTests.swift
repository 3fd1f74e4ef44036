// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import App

@MainActor @Test func isProvidedInsideTheApp() {
  #expect(Container().model.folder.name == "synchronised")
}
