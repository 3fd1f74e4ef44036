// @provide
final class Clock {
  let now = 7
}

// Its initializer takes 'clock' in place of 'held', and the generator does not read which property an accessor sets.
// @provide
struct Screen {
  private var held: Clock
  var clock: Clock {
    @storageRestrictions(initializes: held)
    init { held = newValue }
    get { held }
  }
}

// The same, with an initializer that other files could call.
// @provide
struct Window {
  var held: Clock
  var clock: Clock {
    @storageRestrictions(initializes: held)
    init { held = newValue }
    get { held }
  }
}
