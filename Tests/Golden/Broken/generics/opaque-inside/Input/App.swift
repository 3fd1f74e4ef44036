protocol P {}

// @provide
struct List {
  init(items: [some P], first: (some P)? /* @arg */) {}
}
