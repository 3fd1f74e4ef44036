struct Sound: Sendable { let name: String }

enum Sounds {
  // @provide(name: bell)
  static func makeBell() -> Sound { Sound(name: "bell") }
  // @provide(name: horn)
  static var loud: Sound { Sound(name: "horn") }
}

// @provide
struct Alarm {
  let names: [String]
  init(_ bell: Sound, with horn: Sound /* @named(horn) */, for minutes: Int /* @arg */, _ text: String /* @arg */, and other: Sound /* @named(bell) */) {
    names = [bell.name, horn.name, "\(minutes)", text, other.name]
  }
}

// @provide
struct Wake {
  let names: [String]
  init(alarm: (_ minutes: Int, _ text: String) -> Alarm, horn sound: Sound) { names = alarm(5, "up").names + [sound.name] }
}
