import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    let shop = container.shop
    print(shop.users.rows.map(\.name), shop.orders.rows)
    print(shop.users.pool === container.poolIntUser, container.theme(kind: .dark).text)
    print(container.machine.stack.limit)
  }
}
