import DIRuntime

@main struct Run {
  static func main() {
    let container = Container {
      $0.override(.host) { _ in "localhost" }
      $0.override(.retries) { c in c.original(.retries) + 1 }
    }
    let client = container.client
    print(client.baseURL, client.timeout, client.retries, client.headers, client.isVerbose, client.limit, client.ratio)
    let session = container.session
    print(session.url, session.attempts, session.name ?? "nil", session.host ?? "nil")
  }
}
