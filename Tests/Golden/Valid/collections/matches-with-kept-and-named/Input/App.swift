protocol Animal: Sendable { var sound: String { get } }
protocol Pet: Animal {}

// @provide(singleton)
final class Cat: Pet { let sound = "meow" }

// @provide(name: guardDog)
struct Dog: Animal { let sound = "woof" }

// @provide(match: nearest)
protocol Speaker {}

// @provide(singleton)
class Radio: Speaker, @unchecked Sendable {}

// @provide
final class Car: Radio, @unchecked Sendable {}

// @provide
struct House {
  let animal: any Animal  // @match(furthest)
  let pet: (any Pet)?  // @match(nearest)
  let guardDog: Dog
  let speaker: any Speaker
  let later: @Sendable () -> any Speaker
}
