// SPDX-License-Identifier: MIT

/// A title that the shop sells.
public struct Book: Hashable, Sendable {
  /// Printed on its cover.
  public var title: String
  /// What one copy costs.
  public var price: Money

  /// A book of some title and price.
  public init(title: String, price: Money) {
    self.title = title
    self.price = price
  }
}

/// What there is to buy.
public protocol Catalog: Sendable {
  var books: [Book] { get }
}

extension Catalog {
  /// The book of a title.
  public func book(titled title: String) -> Book? { books.first { $0.title == title } }
}

/// The books on the shelf.
// @provide(singleton, public, as: Catalog)
struct Shelf: Catalog {
  let books = [
    Book(title: "Emma", price: Money(cents: 9_90)),
    Book(title: "Ulysses", price: Money(cents: 24_00)),
    Book(title: "Walden", price: Money(cents: 11_50)),
  ]
}
