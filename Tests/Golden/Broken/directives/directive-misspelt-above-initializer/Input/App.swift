// @provide
struct Session {
  // @provid
  init(id: Int /* @arg */) {}
  init(name: String) {}
}

// @provide
struct Order {
  // @provide
  init() {}
  // @provides
  init(id: Int) {}
}
