protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

class Animal {}

// @provide
class Dog: Animal {}

final class Puppy: Dog {}

// @provide
struct Alarm {
  let clock: SystemClock
  let puppy: Puppy
}
