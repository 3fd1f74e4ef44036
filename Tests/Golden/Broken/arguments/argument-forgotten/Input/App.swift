// @provide
final class Logger {
  init(label: String, level: Int /* @arg */) {}
}

// @provide
struct Service {
  let logger: (String, Int) -> Logger
}

struct Customer {}

// @provide
struct Checkout {
  let customer: Customer
  let basket: Basket
}

// @provide
struct Basket { let customer: Customer  /* @arg */ }

// @provide
struct Shopkeeper { let checkout: (Customer) -> Checkout }

enum Defaults {
  // @provide
  static let name = "log"
}

// @provide
final class Journal {
  init(name: String) {}
}

// @provide
struct Office { let journal: (String) -> Journal }
