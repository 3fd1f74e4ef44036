// @provide
struct Size {}

// @provide
struct Box {
  let size: Size  // @arg
  var count = 1  // @arg
  static let limit = 3  // @arg
  lazy var later = 4  // @arg
  var double: Int { 2 }  // @arg
}
