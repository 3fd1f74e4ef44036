public import Core
import DIRuntime

// A library in between: everything above it has this one.
// @provide(replaces: Core.room)
func quietRoom(name: String /* @arg */) -> Room { Room(name: "quiet \(name)") }

// @provide(public)
public struct Hotel {
  public let counter: Counter
  public init(counter: Counter) { self.counter = counter }
}
