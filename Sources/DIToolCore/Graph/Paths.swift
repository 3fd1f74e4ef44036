// SPDX-License-Identifier: MIT

extension String {
  /// The path as it is written from a folder. A path that is not absolute stays as it is.
  func relative(to folder: String) -> String {
    guard hasPrefix("/"), folder.hasPrefix("/") else { return self }
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: ".."[...], count: other.count - common)
    return (up + own[common...]).joined(separator: "/")
  }
}
