import Core
import DIRuntime
import Lib

@main struct Run {
  static func main() {
    let shop = Container().shop
    print(shop.numbers.name, shop.words.name, shop.store.name, separator: ", ")
  }
}
