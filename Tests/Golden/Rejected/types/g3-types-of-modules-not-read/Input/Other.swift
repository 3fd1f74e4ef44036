import DIRuntime
import Other

// @provide
struct Card {
  let number: Int  // @arg
  let name: Name
}
