import DIRuntime

// @provide(singleton)
final class Bus: Sendable {
  private let listeners = Box<[@Sendable (String) -> Void]>([])
  func listen(_ listener: @escaping @Sendable (String) -> Void) { listeners.withLock { $0.append(listener) } }
  func send(_ event: String) { listeners.withLock { $0 }.forEach { $0(event) } }
}

// @provide(weak)
final class Badge: Sendable {
  let count = Box(0)
  init(bus: Bus) { bus.listen { [weak self] _ in self?.count.withLock { $0 += 1 } } }
}

// @provide(singleton)
final class History: Sendable {
  let events = Box<[String]>([])
  init(bus: Bus) { bus.listen { [events] event in events.withLock { $0.append(event) } } }
}

// @provide
struct Button {
  let title: String  // @arg
  let bus: Bus
  func press() { bus.send("press \(title)") }
}

// @provide
struct Toolbar {
  let badge: Badge
  let history: History
  let button: (String) -> Button
}
