enum Values {
  // @provide
  static let host: String = ""
  // @provide
  static let user: String = ""
  // @provide
  static let path: String = ""
  // @provide
  static let port: String = ""
  // @provide
  static let query: String = ""
  // @provide
  static let scheme: String = ""
  // @provide
  static let realm: String = ""
  // @provide
  static let agent: String = ""
  // @provide
  static let locale: String = ""
  // @provide
  static let region: String = ""
}
