import Base
import Core
import DIRuntime

// @provide
struct Screen {
  let base: Base.Screens.Start
  let core: Core.Screens.Start
}
