// SPDX-License-Identifier: MIT

// Literals as the values of options.

extension String {
  /// The value of an integer as Swift reads it: `-1`, `1_000`, `0x1F`; nil for other texts, and for one that does not fit.
  var integer: Int? {
    let sign = hasPrefix("-") ? "-" : ""
    let body = dropFirst(sign.count)
    let radix = ["0b": 2, "0o": 8, "0x": 16][body.prefix(2)]
    let digits = radix == nil ? body : body.dropFirst(2)
    guard body.first?.isNumber == true, digits.first?.isHexDigit == true else { return nil }
    return Int(sign + digits.filter { $0 != "_" }, radix: radix ?? 10)
  }

  /// Whether it is a string of one line without escapes, so that the text itself tells the value.
  var isPlainString: Bool {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") && !contains("\\")
      && dropFirst().dropLast().allSatisfy { $0 != "\"" }
  }
}

extension OptionValue {
  /// The reason why it cannot be the key of an element; nil if it can.
  var mistakeAsKey: Diagnostic? {
    if text.integer != nil || text.isPlainString { return nil }
    if case .named(let path) = type, path.count > 1 { return nil }
    return mistake(
      "'\(text)' cannot be a key; write a string without escapes, an integer, or a case behind its type, such as SomeEnum.someCase"
    )
  }
}
