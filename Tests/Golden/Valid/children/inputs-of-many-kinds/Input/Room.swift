import DIRuntime

protocol Lamp: Sendable { var isOn: Bool { get } }

struct Bulb: Lamp { let isOn: Bool }

enum House {
  struct Address: Sendable { let text: String }
}

typealias Names = [String]

// @container(parent: Container)
struct Room {
  let lamp: any Lamp
  let address: House.Address
  let guest: Guest?
  let names: Names
  let `default`: Int
  let log: @Sendable (String) -> Void
  let size: (width: Int, height: Int)
  let shelf: [String: Guest]
  var limit = 3
  var note: String?
  let fixed = "fixed"
  static let shared = 1
  var computed: Int { limit }
}

final class Guest: Sendable {}

/// A container that is made with nothing.
// @container(parent: Room)
struct Corner {}

// @provide(singleton, in: Corner)
final class Chair: Sendable {
  let text: String

  init(
    lamp: any Lamp, address: House.Address, guest: Guest?, names: [String], `default`: Int,
    log: @escaping @Sendable (String) -> Void, limit: Int, note: String?, shelf: [String: Guest]
  ) {
    text =
      "\(lamp.isOn) \(address.text) \(guest == nil) \(names) \(`default`) \(limit) \(note ?? "none") \(shelf.count)"
    log("a chair")
  }
}

// @provide
struct Lantern {
  let lamp: any Lamp
}

enum Nested {
  // @container(parent: Container)
  struct Attic {
    let dust: Dust
  }

  struct Dust: Sendable {}
}

// @provide(in: Nested.Attic)
struct Trunk {}
