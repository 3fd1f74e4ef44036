protocol Clock: Sendable { func now() -> Int }
struct Fixed: Clock { var time: Int; func now() -> Int { time } }

// @provide
struct Alarm {
  let time: Int
  init(clock: some Clock /* @arg */) { time = clock.now() }
}

// @provide
struct Bell {
  let time: Int
  init(clock: some Clock /* @arg */, _ other: some Clock & Sendable /* @arg */) { time = clock.now() + other.now() }
}
