// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// The path as it is written from an absolute folder; from another one it stays as it is.
  func relative(to folder: String) -> String {
    guard folder.hasPrefix("/") else { return self }
    let path = hasPrefix("/") ? self : URL(fileURLWithPath: self).standardizedFileURL.path
    let (own, other) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: ".."[...], count: other.count - common)
    return (up + own[common...]).joined(separator: "/")
  }
}
