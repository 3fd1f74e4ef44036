// @provide
struct Screen {
  let loader: FeedLoader
}

// @provide
struct FeedLoader {
  let client: HTTPClient
}
