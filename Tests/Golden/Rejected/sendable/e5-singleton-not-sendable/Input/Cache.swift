// @provide(singleton)
final class Cache {
  var entries: [String] = []
}
