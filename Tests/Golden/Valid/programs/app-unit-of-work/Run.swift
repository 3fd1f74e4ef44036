import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let checkout = container.checkout(transaction: Transaction(id: 4), who: "ann")
    print(checkout.orders.transaction.id, checkout.stock.audit.transaction.id, checkout.stock === checkout.again)
    let shop = container.shop(who: "bob")
    print(shop.checkout(Transaction(id: 5)).stock.audit)
  }
}
