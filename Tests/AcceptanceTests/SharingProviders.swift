// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

// Providers of the test target that need the library's weak, keyed, boxed and deferred ones.

/// Shares its argument with two dependencies, one of them asked for later.
// @provide
final class Client: Sendable {
  let mailbox: Mailbox
  let folder: Lazy<Folder>
  let other: @Sendable (String, Region) -> Mailbox

  init(
    account: String /* @arg */, region: Region /* @arg */, mailbox: Mailbox, folder: Lazy<Folder>,
    other: @escaping @Sendable (String, Region) -> Mailbox
  ) {
    self.mailbox = mailbox
    self.folder = folder
    self.other = other
  }
}

// @provide
struct Panel {
  let preferences: Box<Preferences>
  let session: Lazy<Session>
}

/// Kept, and built from the clock only later, and by way of a transient.
// @provide(singleton)
final class Timetable: Sendable {
  let bell: @Sendable () -> Ring

  init(bell: @escaping @Sendable () -> Ring) { self.bell = bell }
}

// @provide
struct Ring: Sendable {
  let clock: any Clock
}

protocol Opening: Sendable { var timetable: Timetable { get } }
protocol Closing: Sendable {}

// @provide(singleton, as: [Opening, Closing])
final class Shop: Opening, Closing {
  let timetable: Timetable

  init(timetable: Timetable) { self.timetable = timetable }
}

protocol Selling: Sendable { var owner: String { get } }
protocol Buying: Sendable { var owner: String { get } }

// @provide(singleton, as: [Selling, Buying, Self])
final class Market: Selling, Buying {
  let owner: String

  // @provide
  init() { owner = "town" }
  init(owner: String) { self.owner = owner }
}

protocol Hawking: Sendable { var owner: String { get } }

// @provide(as: [Self, Hawking])
struct Stall: Hawking {
  let owner: String

  // @provide
  init() { owner = "nobody" }
  init(owner: String) { self.owner = owner }
}
