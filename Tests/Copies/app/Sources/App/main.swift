// SPDX-License-Identifier: MIT

import DIRuntime
import Kit

// @provide(singleton)
final class Mine: Sendable { let name = "mine" }

// @provide(singleton, as: Storage)
struct Disk: Storage { let size = 5 }

// @provide(into: Rule)
struct SecondRule: Rule { let number = 2 }

let container = Container()
withContainer(container) {
  let root = container.root
  let found = (try? container.dynamic.resolve((any Clock).self))?.hour ?? 0
  print(
    container.mine.name, container.thing.size, root.storage.size, root.rules.map(\.number), found,
    Banner().clock.hour)
}
