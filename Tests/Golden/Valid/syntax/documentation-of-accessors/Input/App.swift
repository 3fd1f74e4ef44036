/// Tells the time.
///
///     clock.now()
///
/// - Note: In seconds.
protocol Clock: Sendable { func now() -> Int }

/// The clock of this machine.
// @provide(singleton, as: Clock)
@usableFromInline
struct SystemClock: Clock { func now() -> Int { 42 } }

/**
 Greets people.

 * It is polite.
 */
// @provide
// It takes a name.
struct Greeter {
  let clock: any Clock
  let name: String /* @arg */
}

/// Not the next one's.

//// Neither is this.
// @provide
struct Plain { let number: Int /* @arg */ }  /* nor this */
/* no documentation */
// @provide
struct Other {}
/** In one line. */
// @provide
struct Line {}
