// SPDX-License-Identifier: MIT

/// An optional whose type is not known.
protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}

extension AnyObject? {
  /// The object that a value is, be it an optional one; nil for what is no object.
  init(in value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.unwrapped.flatMap { Self(in: $0) }
    } else {
      self = type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
  }
}
