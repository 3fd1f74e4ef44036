// SPDX-License-Identifier: MIT

/// The values used where the command line says nothing.
///
/// They are of common types, so each is injected only where a parameter has its name as the label.
enum Defaults {
  /// The rows of a ranking.
  // @provide
  static let topCount = 10

  /// The skipped lines that are named on standard error.
  // @provide
  static let shownProblems = 3

  /// The share of failed requests from which a page or client is worth a look.
  // @provide
  static let errorShare = 0.25

  /// The files that belong to a page rather than being one.
  // @provide
  static let assetExtensions: Set<String> = [
    "css", "gif", "ico", "jpg", "js", "map", "png", "svg", "webp", "woff2",
  ]

  /// The log that comes with the package.
  // @provide
  static let sampleLogPath: String = {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return folders.dropLast(4).joined(separator: "/") + "/Resources/access.log"
  }()
}
