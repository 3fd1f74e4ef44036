// @provide
final class NetworkClient {}

// @provide
struct Feed {
  let client: NetworkCleint
}
