protocol Basket: AnyObject {}
protocol Total: AnyObject {}
protocol Price: AnyObject {}

// @container(parent: Container)
struct Shop { let shopNumber: Int }

// @container(parent: Container)
struct Visit { let customer: String }

// @provide(singleton, as: Basket, in: Shop)
final class ShopBasket: Basket, Sendable {}

// @provide(as: Price)
final class VisitPrice: Price { init(customer: String) {} }

// @provide(as: Total, name: sum)
final class VisitTotal: Total { init(customer: String) {} }

// Asks for a 'sum' that it can reach.
// @provide(as: Total)
final class ShopTotal: Total { init(basket: any Basket, sum: Lazy<any Total>?) {} }

// Belongs to the shop or to the visit, and whether 'ShopTotal' can reach it decides which one comes first.
// @provide(as: Total, name: sum)
final class Sum: Total { init(total: any Total, price: any Price) {} }
