// SPDX-License-Identifier: MIT

import ShopCore
import Synchronization

// @provide(singleton, public, keyed: customer)
/// What a customer has chosen so far: one basket for each customer.
public final class Basket: Sendable {
  /// So many copies of a book.
  public struct Line: Hashable, Sendable {
    /// How many copies.
    public var count: Int
    /// Of which book.
    public var book: Book

    /// What they cost together.
    public var price: Money { count * book.price }
  }

  /// Whose it is.
  public let customer: Customer
  private let catalog: any Catalog
  private let chosen = Mutex<[Line]>([])

  init(customer: Customer /* @arg */, catalog: any Catalog) {
    self.customer = customer
    self.catalog = catalog
  }

  /// What was chosen, in that order.
  public var lines: [Line] { chosen.withLock { $0 } }

  /// What all of it costs.
  public var total: Money { lines.map(\.price).reduce(.nothing, +) }

  /// Puts copies of a book into it.
  public func add(_ count: Int = 1, of title: String) throws(NoSuchBook) {
    guard let book = catalog.book(titled: title) else { throw NoSuchBook(title: title) }
    chosen.withLock { $0.append(Line(count: count, book: book)) }
  }

  /// Takes everything out of it.
  public func empty() -> [Line] {
    chosen.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// The shop does not have it.
public struct NoSuchBook: Error, Equatable {
  /// What was asked for.
  public var title: String
}
