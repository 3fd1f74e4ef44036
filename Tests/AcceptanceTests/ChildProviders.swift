// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

// A child container of the tests' own module, and a child of that.

// @container(parent: Container)
struct Concert {
  let hall: String
}

// @container(parent: Concert)
struct Encore {
  let title: String
}

// @provide(singleton)
final class Tuner: Sendable {
  let pitch: Pitch
  init(pitch: Pitch) { self.pitch = pitch }
}

// @provide(singleton)
final class Pitch: Sendable {
  let hertz: Int
  init(hertz: Int = 440) { self.hertz = hertz }
}

// @provide(singleton)
final class Ushers: Sendable {}

// @provide(singleton, in: Concert)
final class Orchestra: Sendable {
  let tuner: Tuner
  let ushers: Ushers
  let hall: String

  init(tuner: Tuner, ushers: Ushers, hall: String) {
    self.tuner = tuner
    self.ushers = ushers
    self.hall = hall
  }
}

// @provide(singleton, in: Concert)
final class Programme: Sendable {
  let hall: String
  init(hall: String) { self.hall = hall }
}

// @provide(singleton, in: Encore)
final class Applause: Sendable {
  let text: String
  init(orchestra: Orchestra, title: String) { text = "\(title) at \(orchestra.hall)" }
}
