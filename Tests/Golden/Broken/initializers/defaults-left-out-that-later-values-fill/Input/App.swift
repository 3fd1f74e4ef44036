protocol Log {}
struct Silent: Log {}
func two() -> Int { 2 }

// @provide
struct File: Log {}

// @provide
struct Clock {}

// The first value without a label that is left out is followed by one with a label, the second one is not.
// @provide
struct Engine {
  init(_ size: Int = 1, clock: Clock, _ log: any Log = Silent(), _ file: File? = nil) {}
}

// Two parameters have one label.
// @provide
struct Boat {
  init(with length: Int = 1, file: File, with clock: Clock) {}
}

// The argument between may be left out, and then the clock would be the length.
// @provide
struct Car {
  init(_ length: Double = 1, speed: Int = two() /* @arg */, _ clock: Clock) {}
}
