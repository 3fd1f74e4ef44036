import DIRuntime

actor Desk {
  static let shared = Desk()
}

// @provide
struct Letter {
  init(desk: isolated Desk = .shared) {}
}

// @provide
struct Parcel {
  init(desk: isolated (any Actor)? = nil) {}
}

// @provide
struct Card {
  init(desk: isolated (any Actor)? = #isolation /* @arg */) {}
}

// The compiler fills this one.
// @provide
struct Note {
  init(desk: isolated (any Actor)? = #isolation) {}
}
