struct Transaction: Sendable, Hashable { let id: Int }

// @provide
final class Orders {
  let transaction: Transaction
  init(transaction: Transaction /* @arg */) { self.transaction = transaction }
}

// @provide
final class Stock {
  let transaction: Transaction
  let audit: Audit
  init(transaction: Transaction /* @arg */, who: String /* @arg */, audit: Audit) { (self.transaction, self.audit) = (transaction, audit) }
}

// @provide
struct Audit {
  let who: String  // @arg
  let transaction: Transaction  // @arg
}

// @provide
struct Checkout {
  let orders: Orders
  let stock: Stock
  let again: Stock
  let transaction: Transaction  // @arg
  let who: String  // @arg
}

// @provide
struct Shop {
  let checkout: (Transaction) -> Checkout
  let who: String  // @arg
}
