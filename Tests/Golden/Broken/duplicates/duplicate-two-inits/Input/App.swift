final class Client {
  // @provide
  init(host: String /* @arg */) {}
  // @provide
  init(port: Int /* @arg */) {}
}
