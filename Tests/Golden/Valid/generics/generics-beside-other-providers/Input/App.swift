import Core
import Lib

// Nobody gets it who does not ask for it by its name.
// @provide(name: archived)
func archivedOrders() -> Store<Order> { Store(text: "archived") }

// @provide
struct Shop {
  let users: Store<User>
  let orders: Store<Order>
  let archived: Store<Order>
  let service: Service
}
