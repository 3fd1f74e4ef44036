import DIRuntime
import Kit

// @provide
struct Plain: Rule {}

// @provide
struct Nearest {
  let rule: AnyRule?  // @match(nearest)
}
