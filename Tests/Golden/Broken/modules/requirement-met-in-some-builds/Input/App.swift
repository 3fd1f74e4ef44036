import DIRuntime
import Lib

#if DEBUG
// @provide(as: Log)
struct Console: Log {}
#endif
