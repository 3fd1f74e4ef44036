struct Item {}

// @provide
struct Basket {
  let items: [Item]
  var note = ""
}

extension Basket {
  init(single item: Item) { self.init(items: [item]) }
}
