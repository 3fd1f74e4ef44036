// @provide
struct Key {
  private let bytes: [Int]
  fileprivate var size: Int
}

extension Key {
  private init(hex: String) { self.init(bytes: [], size: 0) }
  init?(base64: String) { nil }
}
