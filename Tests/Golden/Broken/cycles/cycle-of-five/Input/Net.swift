protocol API {}

// @provide(as: API)
struct Client: API {
  let retry: RetryPolicy
}

// @provide
struct RetryPolicy {
  let reporter: Reporter
}
