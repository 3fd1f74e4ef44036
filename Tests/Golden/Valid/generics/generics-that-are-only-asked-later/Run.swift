import DIRuntime

@main struct Run {
  static func main() {
    let shop = Container().shop
    print(shop.numbers.value.name, shop.words().name, shop.flags?.name ?? "none")
  }
}
