// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

// Values that begin and end with the containers of other modules.

/// Of which nothing but the type is public.
// @provide(singleton, public, eager, onClose: empty)
public actor Tank {
  private let ledger: Ledger

  init(ledger: Ledger) {
    self.ledger = ledger
    ledger.note("tank")
  }

  func empty() { ledger.note("tank emptied") }
}

public protocol Gauge: Sendable {}

// @provide(singleton, public, as: Gauge, eager)
struct Manometer: Gauge { init(ledger: Ledger) { ledger.note("manometer") } }

/// Kept by each visit.
// @provide(singleton, public, in: Visit, eager, onClose: hang)
public final class Coat: Sendable {
  private let ledger: Ledger

  init(patron: Patron, ledger: Ledger) {
    self.ledger = ledger
    ledger.note("coat")
  }

  func hang() throws { ledger.note("coat hung") }
}
