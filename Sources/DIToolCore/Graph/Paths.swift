// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// The path as it is written from an absolute folder; from another one it stays as it is. Links below the folder stay.
  func relative(to folder: String) -> String {
    guard folder.hasPrefix("/") else { return self }
    let path = hasPrefix("/") ? self : URL(fileURLWithPath: self).standardizedFileURL.path
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    let (own, other) = (path.withoutLinks.split(separator: "/"), folder.withoutLinks.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: ".."[...], count: other.count - common)
    return (up + own[common...]).joined(separator: "/")
  }

  /// The path from the root without links, of which the end need not be there. Foundation leaves "/private" out on a Mac, and
  /// git does not, so all paths that are compared come from here.
  var withoutLinks: String {
    if let real = realpath(self, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let url = URL(fileURLWithPath: self)
    let folder = url.deletingLastPathComponent().path
    return folder == self
      ? self : URL(fileURLWithPath: folder.withoutLinks).appending(path: url.lastPathComponent).path
  }
}
