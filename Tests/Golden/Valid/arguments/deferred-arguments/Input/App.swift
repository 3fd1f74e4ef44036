import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(as: Clock)
struct SystemClock: Clock { let now = 42 }

// @provide
final class Room: Sendable {
  let text: String
  init(house: String /* @arg */, number: Int /* @arg */, clock: any Clock, floor: Int /* @arg */ = 1) {
    text = "\(house) \(number) on \(floor) at \(clock.now)"
  }
}

/// The caller of the function gives all, or all that is needed.
// @provide
struct Hotel {
  let full: (String, Int, Int) -> Room
  let short: @Sendable (String, Int) -> Room
}

/// The house is handed on, so the function takes the rest.
// @provide
struct House {
  let house: String  // @arg
  let full: @Sendable (Int, Int) -> Room
  let short: (Int) -> Room
  /// As many as the room has: so all of them.
  let any: (String, Int, Int) -> Room
}

/// All that is needed is handed on.
// @provide
final class Suite {
  let lazy: Lazy<Room>
  let provider: Provider<Room>
  let function: () -> Room
  let optional: ((Int) -> Room)?

  init(
    house: String /* @arg */, number: Int /* @arg */, lazy: Lazy<Room>, provider: Provider<Room>,
    function: @escaping () -> Room, optional: ((Int) -> Room)?
  ) {
    self.lazy = lazy
    self.provider = provider
    self.function = function
    self.optional = optional
  }
}

/// One argument is shared all the way down, at once and later.
// @provide
struct Street {
  let house: String  // @arg
  let number: Int  // @arg
  let home: House
  let suite: Suite
}

/// Neither common nor Sendable: handed on to what does not leave.
final class Guest { var name = "Ada" }

// @provide
struct Visit {
  let guest: Guest  // @arg
}

// @provide
struct Reception {
  let guest: Guest  // @arg
  let visit: () -> Visit
}

/// Sendable, and handed on to what may go anywhere.
struct Card: Sendable { var number = 5 }

// @provide
struct Stay: Sendable {
  let card: Card  // @arg
}

// @provide
struct Desk: Sendable {
  let card: Card  // @arg
  let stay: @Sendable () -> Stay
  let later: Lazy<Stay>
}

/// Unlabelled, named like what is around it, and a function.
// @provide
func key(_ c: Int /* @arg */, view: Int /* @arg */, open: @escaping () -> Int /* @arg */) -> Key {
  Key(number: c + view + open())
}

struct Key { let number: Int }

// @provide
func ring(keys: @escaping (Int, Int, @escaping () -> Int) -> Key) -> Ring { Ring(keys: keys) }

struct Ring { let keys: (Int, Int, @escaping () -> Int) -> Key }

/// What does not fit is not meant: the default counts.
// @provide
struct Lobby {
  var greet: (Room) -> Room = { $0 }
  var other: ((Double) -> Room)?
}
