import DIRuntime

/// Not Sendable.
final class Item { var text = "item" }

struct Token: Sendable { let number: Int }

enum Refused: Error { case here }

@globalActor actor Archive { static let shared = Archive() }

// @provide(singleton)
struct Stock: Sendable { let name = "stock" }

// @provide
final class Holder {
  let text: String
  init(item: sending Item /* @arg */, stock: Stock) { text = item.text + stock.name }
}

// @provide
struct Stamp {
  let text: String
  init(number: consuming Int /* @arg */, text: consuming String /* @arg */, other: borrowing String /* @arg */) {
    self.text = "\(number)\(text)\(copy other)"
  }
}

// @provide
struct Sum {
  let number: Int
  init(of numbers: [Int] /* @arg */, by change: (Int) -> Int /* @arg */) { number = numbers.map(change).reduce(0, +) }
}

// @provide
struct Parcel {
  let text: String
  init(item: sending Item? = Item() /* @arg */, weight: consuming Int = Int(1) /* @arg */) {
    text = (item?.text ?? "none") + "\(weight)"
  }
}

// @provide
@Archive final class Shelf {
  let text: String
  init(text: String /* @arg */) throws(Refused) { self.text = text }
}

// @provide(singleton)
@Archive final class Catalogue {
  let name = "catalogue"
}

// @provide
@Archive struct Entry {
  let text: String
  init(item: sending Item /* @arg */, catalogue: Catalogue) { text = item.text + catalogue.name }
}

// @provide
func letter(item: sending Item /* @arg */, stock: Stock) async throws(Refused) -> String { item.text + stock.name }

// @provide
func token(number: consuming Int /* @arg */) async -> Token { Token(number: number) }

// @provide(singleton, keyed: name)
@Archive final class Drawer {
  let name: String
  init(name: String /* @arg */) { self.name = name }
}

// @container(parent: Container)
struct Session {
  let id: Int
}

// @provide
struct Bag {
  let text: String
  init(item: sending Item /* @arg */, id: Int) { text = "\(item.text)\(id)" }
}
