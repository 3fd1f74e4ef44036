import DIRuntime
import Dispatch

enum Queues {
  // @provide(name: work)
  static func work() -> DispatchQueue { DispatchQueue(label: "work") }
}
