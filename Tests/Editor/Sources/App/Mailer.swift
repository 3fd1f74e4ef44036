// SPDX-License-Identifier: MIT

import Core

/// Sends letters, one at a time.
///
/// It keeps no copies.
// @provide(singleton)
final class Mailer: Sendable {
  let store: Store
  init(store: Store) { self.store = store }
}

// @provide
struct Letter {
  let mailer: Mailer
  let text: String /* @arg */
}

// @provide(weak)
final class Journal: Sendable { init(clock: any Clock) {} }

struct User { let name: String }

// @container(parent: Container)
struct Session { let user: User }

// @provide(singleton, in: Session)
final class Basket: Sendable {}
