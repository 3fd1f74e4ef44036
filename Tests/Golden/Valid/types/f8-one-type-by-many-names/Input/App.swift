// @provide(singleton)
final class Cache<Value>: Sendable {}

// @provide(singleton)
final class Codec: Sendable {
  let write: @Sendable (any Codable) -> Int
  init(write: @escaping @Sendable (any Decodable & Encodable) -> Int) { self.write = write }
}

enum Values {
  // @provide
  static func write() -> @Sendable (any Codable) -> Int { { _ in 3 } }
  // @provide
  static let retries: CInt = 3
}

// @provide
struct Report {
  let ofC: Cache<CInt>
  let ofSwift: Cache<Int32>
  let halves: Cache<[Float32?]>
  let floats: Cache<[Float?]>
  let marks: Cache<UnicodeScalar>
  let scalars: Cache<Unicode.Scalar>
  let indices: Cache<CountableRange<Swift.Int>>
  let ranges: Cache<Range<Int>>
  let ofNumbers: Cache<Int>
  let retries: Int32
  let codec: Codec
}
