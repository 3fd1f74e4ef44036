extension Report {
  init(text: String /* @arg */) { self = .of(text) }
}
