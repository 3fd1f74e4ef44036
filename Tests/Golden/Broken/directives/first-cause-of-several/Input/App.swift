import DIRuntime

protocol Log: Sendable {}
protocol Rates: Sendable {}

// @provide(singleton, public)
// @provide(as: Log)
struct FileLog: Log {}

// @provide(singleton, as: Rates, name: "bank")
struct BankRates: Rates {}

// @provide(singleton, as: Rates)
final class CachedRates: Rates {
  init(bank: any Rates) {}
}

// @provide(keyed: [table, shard])
final class Cache: Sendable {
  init(table: String /* @arg */) {}
}

enum Values {
  // @provide
  static let port = Int("8080")
}
