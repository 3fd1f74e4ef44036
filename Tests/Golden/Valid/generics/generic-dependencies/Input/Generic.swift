protocol Clock: Sendable { func now() -> Int }
protocol Log: AnyObject { func log(_ text: String) -> String }

// @provide(singleton, as: Clock)
struct Fixed: Clock { func now() -> Int { 3 } }

// @provide(as: Log)
final class Console: Log { func log(_ text: String) -> String { "log: " + text } }

// @provide
func both() -> some Clock & CustomStringConvertible { Both() }

struct Both: Clock, CustomStringConvertible {
  func now() -> Int { 4 }
  var description: String { "both" }
}

// @provide
struct Alarm {
  let text: String
  init(clock: some Clock, log: some Log, other: some Clock, both: some CustomStringConvertible & Clock) {
    text = log.log("\(clock.now()) \(other.now()) \(both)")
  }
}
