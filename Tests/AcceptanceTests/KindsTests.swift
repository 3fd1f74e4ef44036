// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Names, optionals, plain values, generics and namesakes.

struct Badge: Equatable, Sendable {
  var text: String
}

// @provide
func issuedBadge() -> Badge { Badge(text: "issued") }

// @provide
func lostBadge() -> Badge? { nil }

/// Asks for both, which are two keys.
// @provide
struct Guest {
  let badge: Badge
  let second: Badge?
}

protocol Siren {}

/// One of these is provided, the other one is not.
// @provide
struct Usher {
  let horn: (any Horn)?
  let siren: (any Siren)?
}

enum Sizes {
  // @provide
  static let rows = 20

  // @provide
  static let seats: Int = 400

  // @provide
  static var prices: [Int] { [5, 8] }
}

typealias Price = Int

// @provide
struct Theatre {
  let rows: Int
  let seats: Int
  let prices: [Price]
  let standing: Int?
}

/// Has a namesake in the library.
// @provide
struct Crate {
  struct Label: Sendable {
    let text: String
  }

  let origin = "tests"
}

// @provide
struct Harbour {
  let crate: Crate
  let foreign: AcceptanceLibrary.Crate
  let cargo: Cargo
}

// @provide(singleton)
final class Shelf<Item>: Sendable {
  let title: String
  init(ledger: Ledger) { title = "\(Item.self)" }
}

struct Novel {
  // @provide(name: novelCover)
  struct Cover { let text = "novel" }
}

struct Atlas {
  // @provide(name: atlasCover)
  struct Cover { let text = "atlas" }
}

typealias Books = Shelf<Novel>

// @provide
struct Bookshop {
  let novels: Books
  let sameNovels: Shelf<Novel>
  let atlases: Shelf<Atlas>
  let novelCover: Novel.Cover
  let atlasCover: Atlas.Cover
}

@Suite("Names and kinds of types")
struct KindsTests {
  private let container = Container()

  @Test("A13: an optional dependency gets the value where one is provided, else nil")
  func optionals() {
    #expect(container.usher.horn?.sound == "HONK")
    #expect(container.usher.siren == nil)
    #expect(container.theatre.standing == nil)
  }

  @Test("A13: a type and its optional are two keys where both are provided")
  func twoKeys() {
    #expect(container.guest.badge == Badge(text: "issued"))
    #expect(container.guest.second == nil)
    let other = Container { $0.override(.lostBadge) { _ in Badge(text: "found") } }
    #expect(other.guest.badge == Badge(text: "issued"))
    #expect(other.guest.second == Badge(text: "found"))
  }

  @Test("B6: providers of different protocols never overwrite each other")
  func ownKeys() {
    let other = Container { $0.override(.reading) { c in Store(ledger: c.ledger) } }
    #expect(other.copier.reader.identity != other.copier.writer.identity)
    #expect(other.writing.identity == other.copier.writer.identity)
  }

  @Test("B8: plain values are provided by name; a type's accessor is named after it")
  func plainValues() {
    #expect(container.theatre.rows == 20)
    #expect(container.theatre.seats == 400)
    let other = Container { $0.override(.seats) { _ in 1 } }
    #expect(other.theatre.seats == 1)
    #expect(other.theatre.rows == 20)
  }

  @Test("B9: generics, arrays, nested types and aliases never get mixed up")
  func kinds() {
    let shop = container.bookshop
    #expect(shop.novels === shop.sameNovels)
    #expect(shop.novels === container.shelfNovel)
    #expect(shop.atlases.title == "Atlas")
    #expect(shop.novelCover.text == "novel")
    #expect(shop.atlasCover.text == "atlas")
    #expect(container.theatre.prices == [5, 8])
  }

  @Test("B9: namesakes of two modules are two providers")
  func namesakes() {
    let own = container.AcceptanceTests::crate
    let foreign = container.AcceptanceLibrary::crate
    #expect(own.origin == "tests")
    #expect(foreign.origin == "library")
    #expect(container.harbour.crate.origin == "tests")
    #expect(container.harbour.foreign.origin == "library")
    #expect(container.harbour.cargo.crate.origin == "library")
  }
}
