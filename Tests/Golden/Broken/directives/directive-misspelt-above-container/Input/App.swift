// @containr(parent: Container)
struct Visit { let user: User }
struct User {}

// @provide(in: Visit)
struct Profile { let user: User }

// @provide(singleton, in: Visit)
final class Basket: Sendable { init(user: User, profile: Profile) {} }

// @container(parent: Visit)
struct Checkout { let total: Int }

// @provide(in: Checkout)
struct Payment { let basket: Basket, total: Int }

// @container(parent: Container)

struct Tour { let guide: Int }

// @provide(in: Tour)
struct Ticket { let guide: Int }
