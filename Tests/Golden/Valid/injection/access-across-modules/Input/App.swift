import DIRuntime
import Lib
import Mid
final class Sub: Base {}
final class My: MidPage {
  var cart2: Cart!  // @inject
}
