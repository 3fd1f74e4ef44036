protocol Clock {}

@provide(singleton, as: Clock)
struct SystemClock: Clock {}

struct FrozenClock: Clock {}

@provide
final class Log {}

@MainActor @provide final class Model {}

/// @provide(as: Page)
struct Sheet: Page {}

protocol Page {}

// @provide
struct Report {
  let clock: any Clock
  let log: Log
  let model: Model
  let page: any Page
}
