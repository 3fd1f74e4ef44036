import DIRuntime
import Lib

#if DEBUG
// @provide(singleton, as: Log)
struct Console: Log { let name = "console" }

// @provide
func nullSink() -> any Sink { Null() }
#else
// @provide(as: Log)
struct Silence: Log { let name = "silence" }

// @provide
func fileSink() -> any Sink { File() }
#endif

struct Null: Sink { let name = "null" }
struct File: Sink { let name = "file" }
