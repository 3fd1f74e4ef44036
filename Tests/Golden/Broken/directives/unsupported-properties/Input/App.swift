enum Values {
  // @provide
  static let client = Client()
  // @provide
  static let list = [1, 2]
  // @provide
  static let nothing = nil
  // @provide
  static let (a, b) = (1, 2)
  // @provide
  static var closure = { 1 }
  // @provide
  let instance: Int = 1
}

struct Client {}

// @provide
let global = makeClient()

// @provide
struct Settings {
  let name = makeName()
  var path = makePath()
}

enum Queues {
  // @provide
  static let queue = OperationQueue()
}

struct Address {
  init?(text: String) {}
  // @provide
  static let home = Address(text: "home")
}
