// @provide
struct Server {
  init(on port: Int, host: String, _ retries: Int, tags: [String]) {}
}
