import Core
import DIRuntime
import Mid

// New each time there, a singleton here.
// @provide(singleton, replaces: Core.clock)
final class RadioClock: Clock {
  let name: String
  init(station: Station) { name = "radio of \(station.name)" }
}

// @provide
struct Station { let name = "here" }

// A singleton there, new each time here.
// @provide(replaces: Core.counter)
final class QuickCounter: Counter, @unchecked Sendable {
  override var title: String { "quick" }
}

// @provide(replaces: Core.greeter)
func loudGreeter(greeting: String /* @arg */, mark: String = "?" /* @arg */) -> Greeter {
  Greeter(text: "\(greeting.uppercased())\(mark)")
}

// @provide(weak, replaces: Core.reader)
final class Tape: Reader, Writer {
  let id = 2
}

// What does not throw may take the place of what does.
// @provide(replaces: Core.ticket)
func ticket() -> Ticket { Ticket(number: 7) }
