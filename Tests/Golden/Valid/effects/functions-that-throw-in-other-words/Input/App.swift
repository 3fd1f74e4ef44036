enum Actions {
  // @provide
  static var save: () throws -> Int { { 1 } }
  // @provide
  static var load: () -> String { { "2" } }
}

// @provide
struct Room {}

// @provide
struct Menu {
  let save: () throws(any Error) -> Int
  let load: () throws(Never) -> String
  let room: () throws(Never) -> Room
}
