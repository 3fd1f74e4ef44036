// SPDX-License-Identifier: MIT

import DIRuntime

// Types that the dynamic tests register.

protocol Bird: AnyObject, Sendable {}
class Duck: Bird, @unchecked Sendable {}
class Mallard: Duck, @unchecked Sendable {}
final class ShyMallard: Mallard, @unchecked Sendable {}
final class Goose: Bird {}
final class Stone: Sendable {}

protocol Reader: Sendable {}
protocol Writer: Sendable {}
final class Disk: Reader, Writer {}

struct User: Equatable, Sendable {
  let id: Int
  let name: String
}

/// A value that is not Sendable can be transient.
final class Scratch {
  var text = ""
}

final class OnDemand: CreatableOnDemand, Sendable {
  static let made = Counter()
  init() { OnDemand.made.increment() }
}

/// Counts what is freed.
final class Mourned: Sendable {
  let counter: Counter
  init(_ counter: Counter) { self.counter = counter }
  deinit { counter.increment() }
}

/// Does something when it is freed.
final class Parting: Sendable {
  let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
}

extension Error {
  /// The text of a dynamic error; the error itself if it is another one.
  var text: String { "\(self)" }
}

func message(of body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch { return error.text }
}
