package import DIRuntime

// @container(parent: Container, package)
public struct Session {
  let number: Number
}

public struct Number: Sendable { package var value = 7 }

// @provide
public struct Word { public init() {} }

// @provide(public)
public struct Shown<Item> {
  public let item: Item
  public init(item: Item) { self.item = item }
}

// Asks for one that belongs to the session, which the generic provider's directive knows nothing of.
// @provide
struct Page { let number: Shown<Number> }

// @provide(public)
public struct Cover {
  public let word: Shown<Word>
  public init(word: Shown<Word>) { self.word = word }
}

package func firstPage(of container: Container) -> Int {
  container.session(number: Number()).page.number.item.value
}
