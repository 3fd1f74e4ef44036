import DIRuntime

@main
struct Main {
  static func main() {
    let shop = Container().shop
    print(shop.user, shop.stored, shop.maybe as Any, shop.both, shop.cursor, shop.index)
    print(shop.orders, shop.kept, shop.later.value, shop.make())
    print(
      shop.users.item, shop.users.stored, shop.users.both, shop.users.cursor, shop.users.index,
      shop.users.make())
  }
}
