import Foundation

struct User {}

// @provide
final class UserStore {
  init(cache: Cache<User>, folder: URL, codec: some Codec) {}
}

final class Cache<Value> {}

protocol Codec {}
