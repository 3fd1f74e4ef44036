// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Synchronization

// A small program, and the generator's output for it, by hand.

protocol Clock: Sendable { func now() -> Int }
struct SystemClock: Clock { func now() -> Int { 42 } }
struct FrozenClock: Clock { func now() -> Int { 7 } }

final class Session: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

final class Report: Sendable {
  let session: Session
  init(session: Session) { self.session = session }
  var text: String { "\(session.clock.now())" }
}

extension Container {
  convenience init() { self.init(_plan: plan) }
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: plan, overrides) }

  var clock: any Clock { _kept(.clock) }
  var session: Session { _kept(.session) }
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return buildReport(self)
  }
}

extension Key where Maker == @Sendable (Container) -> any Clock {
  static var clock: Self { base.key(0, buildClock) }
}
extension Key where Maker == @Sendable (Container) -> Session {
  static var session: Self { base.key(1, buildSession) }
}
extension Key where Maker == @Sendable (Container) -> Report {
  static var report: Self { base.key(2, buildReport) }
}

private let base = _SlotBase()
private let plan = _Plan { plan in
  plan.register("App", slots: 2, base: base, needs: "clock:\nsession: clock\nreport: session")
}

private func buildClock(_ c: Container) -> any Clock { SystemClock() }
private func buildSession(_ c: Container) -> Session { Session(clock: c.clock) }
private func buildReport(_ c: Container) -> Report { Report(session: c.session) }
