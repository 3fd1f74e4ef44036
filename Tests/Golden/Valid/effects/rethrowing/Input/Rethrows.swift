struct Parsed { var value: Int }
struct Checked { var value: Int }

enum Factory {
  /// The closure is the caller's, who may throw.
  // @provide
  static func parsed(_ parse: @escaping () throws -> Int /* @arg */) rethrows -> Parsed { Parsed(value: try parse()) }

  /// This one does not.
  // @provide
  static func checked(_ check: @Sendable () -> Int /* @arg */) -> Checked { Checked(value: check()) }
}
