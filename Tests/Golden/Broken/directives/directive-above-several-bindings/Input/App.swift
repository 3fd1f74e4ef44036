enum Values {
  // @provide
  static let (host, port) = ("localhost", 80)
  // @provide
  static let name: String, size: Int
  // @provide
  static let timeout = Duration.seconds(3)
  // @provide
  static let list = [1, 2]
}
