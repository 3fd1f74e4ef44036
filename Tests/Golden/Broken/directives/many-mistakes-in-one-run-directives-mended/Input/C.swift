// @provide
private struct F {}

// @provide
enum G {}

// @provide
final class H {
  init(port: Int) {}
  init(host: String) {}
}
