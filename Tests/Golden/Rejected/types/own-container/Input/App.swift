import DIRuntime

struct Container {
  let state = 1
}

// @provide
struct Screen {}

// @provide
struct State {}

func show() {
  _ = Container().screen
  _ = Container().state + 1
  _ = DIRuntime.Container().screen
}
