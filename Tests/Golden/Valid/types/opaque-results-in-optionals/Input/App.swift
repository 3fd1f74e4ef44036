import DIRuntime

protocol Mode {}

struct Dark: Mode {}

// @provide
func mode() -> (some Mode)? { Dark() as Dark? }

// @provide
struct Screen {
  let mode: (any Mode)?
}
