struct Item { var id = 1; var tag = "" }

// @provide
func item(id: Int = 1 /* @arg */, tag: String /* @arg */ = "t") -> Item { Item(id: id, tag: tag) }

// @provide
struct Basket {
  var item: Item
  var id: Int = 5  // @arg
}
