/// The time of day.
/// @provide
struct Clock {}

/** @provide */
struct Calendar {}

// @provide
struct Watch {
  let clock: Clock
  let calendar: Calendar
}
