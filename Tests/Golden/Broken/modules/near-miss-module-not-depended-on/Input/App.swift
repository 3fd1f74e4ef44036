import Core

// @provide
struct Watch { let clock: any Clock; let dial: Dial }

// @provide
struct Tower {
  let left: Hand  // @named(other)
  let right: Hand  // @named(another)
  let other: Hand
}
