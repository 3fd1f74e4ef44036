import DIRuntime
import Foundation

enum Settings {
  // @provide(singleton)
  static func strategy() -> JSONEncoder.DateEncodingStrategy { .iso8601 }

  // @provide
  static let makeThing: @Sendable (Int) -> Thing = { Thing(number: $0) }
}

struct Thing { let number: Int }

enum Out { struct In {} }

enum More {
  // @provide
  static func inside() -> Out.In { Out.In() }
}

extension JSONEncoder {
  // @provide
  static func api(dates: DateEncodingStrategy) -> JSONEncoder { JSONEncoder() }
}

// @provide
struct Shop {
  let other: (Int) -> Thing  // @named(makeThing)
  let later: Lazy<In>
}
