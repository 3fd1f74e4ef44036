// @provide
struct Page {
  init(title: String = "Untitled" /* @arg */, author: String /* @arg */) {}
}

// @provide
struct Site {
  init(author: String /* @arg */, page: (String) -> Page = { Page(author: $0) }) {}
}
