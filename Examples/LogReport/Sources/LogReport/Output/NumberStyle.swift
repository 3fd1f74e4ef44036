// SPDX-License-Identifier: MIT

/// How numbers are written for people, alike on every machine.
enum NumberStyle {
  /// Thousands set apart: `12,345`.
  static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return (number < 0 ? "-" : "") + String(result.reversed())
  }

  /// One digit after the point: `3.0`.
  static func tenths(_ number: Double) -> String {
    String((number * 10).rounded() / 10)
  }

  /// A size in the largest unit that it fills: `1.4 MB`.
  static func size(_ bytes: Int) -> String {
    var size = Double(bytes)
    for unit in ["B", "kB", "MB", "GB"] {
      if size < 999.95 { return (unit == "B" ? String(bytes) : tenths(size)) + " " + unit }
      size /= 1_000
    }
    return tenths(size) + " TB"
  }
}
