// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

// Values that make child containers themselves, also the library's.

// @provide(singleton)
final class Doorman: Sendable {
  let concert: @Sendable (String) -> ConcertContainer
  let visit: @Sendable (Patron) -> VisitContainer

  init(
    concert: @escaping @Sendable (String) -> ConcertContainer,
    visit: @escaping @Sendable (Patron) -> VisitContainer
  ) {
    (self.concert, self.visit) = (concert, visit)
  }
}

// @provide
struct Interval {
  let hall: String
  let encore: (String) -> EncoreContainer
}

// @provide
struct Rehearsal {
  let concert: () -> ConcertContainer
  init(hall: String /* @arg */, concert: @escaping () -> ConcertContainer) { self.concert = concert }
}
