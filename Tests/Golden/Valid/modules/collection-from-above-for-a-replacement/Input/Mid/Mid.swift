import Core
import DIRuntime

public protocol Zone: Sendable { var name: String { get } }

// Nobody here joins the collection, and nothing else here asks for it.
// @provide(singleton, replaces: Core.clock)
final class WorldClock: Clock {
  let name: String
  init(zones: [any Zone]) { name = "world of \(zones.map(\.name))" }
}
