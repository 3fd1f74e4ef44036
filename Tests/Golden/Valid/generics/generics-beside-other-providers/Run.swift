import Core
import DIRuntime
import Lib

@main
struct Run {
  static func main() {
    let shop = Container().shop
    print(shop.users.text, shop.orders.text, shop.archived.text, shop.service.text)
  }
}
