// @provide
final class Clock {
  let now = 7
}

/// Its initializer takes what the accessor does, in place of what that sets, which nobody reads.
// @provide
struct Screen {
  private var held: Clock
  var clock: Clock {
    @storageRestrictions(initializes: held)
    init { held = newValue }
    get { held }
  }
}
