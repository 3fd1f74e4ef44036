import DIRuntime

struct Clock {}

// @provide
func clock() -> Clock { Clock() }

// @provide
struct Mirror {
  let image: String

  init(clock: Clock, `self`: String /* @arg */) { image = String(`self`.reversed()) }
}
