import DIRuntime

protocol Analytics: Sendable { func track(_ event: String) -> String }
protocol Crashes: Sendable {}

// @provide(singleton, as: Analytics)
struct Tracker: Analytics { func track(_ event: String) -> String { "tracked \(event)" } }

// @provide
struct Checkout {
  let analytics: (any Analytics)?
  let crashes: (any Crashes)?
  let lazy: Lazy<any Analytics>?
  let provider: Provider<any Crashes>?
  let function: (@Sendable () -> any Analytics)?
  let list: [any Crashes]?

  func run() -> String {
    [
      analytics?.track("buy"), lazy?.value.track("lazy"), function?().track("function"),
      crashes.map { _ in "crashes" }, provider.map { _ in "provider" }, list.map { "\($0.count)" },
    ].map { $0 ?? "nil" }.joined(separator: ", ")
  }
}
