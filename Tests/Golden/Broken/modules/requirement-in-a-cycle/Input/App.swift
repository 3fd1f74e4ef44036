import DIRuntime
import Lib

// @provide(as: Analytics)
struct Printer: Analytics {
  let session: Session
}
