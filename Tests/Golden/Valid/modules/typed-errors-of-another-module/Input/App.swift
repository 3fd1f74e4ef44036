import Base
import DIRuntime
import Lib

// @provide
struct Page {
  let reader: Reader
}
