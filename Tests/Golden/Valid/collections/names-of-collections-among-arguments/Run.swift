import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let (prices, sizes, parts) = (container.storeDictionaryStringInt, container.storeInlineArray3Int, container.storeOptionalArrayInt)
    print(prices.name)
    _ = (sizes, parts)
  }
}
