// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text without what could steer a terminal: logs hold what clients send.
  var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
