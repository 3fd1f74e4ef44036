// SPDX-License-Identifier: MIT

import Foundation

/// A place that text is written to.
protocol Output: Sendable {
  func write(_ text: String)
}

/// Where the report goes.
// @provide(singleton, as: Output)
struct StandardOutput: Output {
  func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

/// Where errors and warnings go; taken by parameters that are labelled `errorOutput`.
// @provide(singleton, as: Output, name: errorOutput)
struct StandardError: Output {
  func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
