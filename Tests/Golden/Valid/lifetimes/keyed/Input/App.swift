import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { let now = 42 }

// @provide(singleton, keyed: name)
final class House: Sendable {
  let name: String
  let clock: any Clock
  init(name: String /* @arg */, clock: any Clock) {
    self.name = name
    self.clock = clock
  }
}

struct Failure: Error {}

enum Size: Sendable { case small, large }

/// `keyed:` says that it is a singleton; built from one of the same argument.
// @provide(keyed: [name, number, size])
final class Room: Sendable {
  let house: House
  let number: Int
  init(name: String /* @arg */, number: Int /* @arg */, size: Size /* @arg */ = .small, house: House) throws(Failure) {
    guard number > 0 else { throw Failure() }
    self.house = house
    self.number = number
  }
}

protocol Bed: Sendable {}
protocol Sofa { var number: Int { get } }

/// One value for each number, under all of its types.
// @provide(singleton, as: [Bed, Sofa, Self], keyed: number)
final class SofaBed: Bed, Sofa {
  let number: Int
  let rooms: Lazy<Guest>
  init(_ number: Int /* @arg */, rooms: Lazy<Guest>) {
    self.number = number
    self.rooms = rooms
  }
}

// @provide(singleton, as: [Lamp, Self], name: lamp, keyed: [c, make])
final class LavaLamp: Lamp {
  init(c: Int /* @arg */, make: Int? /* @arg */) throws {
    if c == 0 { throw Failure() }
  }
}

protocol Lamp: Sendable {}

// @provide(singleton)
final class Guest: Sendable {
  let room: @Sendable (String, Int, Size) throws(Failure) -> Room
  let house: @Sendable (String) -> House
  init(
    room: @escaping @Sendable (String, Int, Size) throws(Failure) -> Room,
    house: @escaping @Sendable (String) -> House
  ) {
    self.room = room
    self.house = house
  }
}

/// Transient, and hands its argument on to kept ones.
// @provide
struct Key {
  let name: String  // @arg
  let house: House
  let again: House
}
