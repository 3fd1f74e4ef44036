import Core

// @provide
struct Reader {
  init(token: borrowing Token /* @arg */, name: consuming String /* @arg */) {}
}
