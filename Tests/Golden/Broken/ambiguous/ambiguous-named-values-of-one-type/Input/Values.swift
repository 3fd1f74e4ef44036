enum Values {
  // @provide
  static let host: String = "localhost"
  // @provide
  static let user: String = "me"
}
