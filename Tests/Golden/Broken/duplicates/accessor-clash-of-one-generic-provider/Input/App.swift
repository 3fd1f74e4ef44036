struct User { struct ID: Hashable {} }
struct Order { struct ID: Hashable {} }

// @provide
struct Pool<Key: Hashable> {}

// @provide
struct Repository<Item> { let pool: Pool<Item.ID> }

// @provide
struct Shop {
  let users: Repository<User>
  let orders: Repository<Order>
}
