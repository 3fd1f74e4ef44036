import DIRuntime
import Lib

// @provide(public, as: Sink)
public struct Drain: Sink {}

// @provide(as: Gate)
struct Door: Gate {}
