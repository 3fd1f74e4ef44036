import Clocks
import Core
import DIRuntime
import Mid

// @provide
struct Page {
  let cart: Cart
  let title: String
  let clock: any Clock
  var text: String { "\(title) of \(cart.user) at \(clock.now)" }
}
