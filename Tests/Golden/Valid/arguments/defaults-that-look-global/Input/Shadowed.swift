let limit = 1

struct Box { var value: Int }

extension Box {
  static let limit = 2

  /// Its default is the static one.
  // @provide
  static func box(value: Int = limit /* @arg */) -> Box { Box(value: value) }
}
