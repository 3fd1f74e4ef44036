// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

struct Leak: Error {}

/// Begins and ends behind what it needs.
// @provide(singleton, eager, onClose: stop)
final class Pump: Sendable {
  private let ledger: Ledger

  init(tank: Tank, ledger: Ledger) {
    self.ledger = ledger
    ledger.note("pump")
  }

  func stop() async throws {
    ledger.note("pump stopped")
    throw Leak()
  }
}

/// One for each name.
// @provide(keyed: name, onClose: shut)
final class Valve: Sendable {
  let name: String
  private let ledger: Ledger

  init(name: String /* @arg */, pump: Pump, ledger: Ledger) {
    (self.name, self.ledger) = (name, ledger)
    ledger.note("valve")
  }

  func shut() { ledger.note("valve \(name) shut") }
}

// The method is its superclass's.
// @provide(singleton, onClose: invalidate)
func makeTimer(ledger: Ledger) -> Timer { Timer(ledger: ledger) }

class Alarm: @unchecked Sendable {
  let ledger: Ledger
  init(ledger: Ledger) { self.ledger = ledger }
  func invalidate() { ledger.note("\(Self.self) invalidated") }
}

final class Timer: Alarm, @unchecked Sendable {}
