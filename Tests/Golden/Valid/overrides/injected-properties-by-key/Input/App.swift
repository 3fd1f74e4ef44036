import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { let now = 1 }

// @provide
final class Draft: Sendable {}

// @provide(singleton, boxed)
struct Settings: Sendable { var isLoud = false }

/// Not provided itself; made where a container is current.
final class Widget {
  @Injected(.clock) var clock
  @Injected(.draft) var draft
  @InjectedEachTime(.draft) var fresh
  @InjectedBox(.settings) var settings
}

// @provide
final class Screen {
  let make: () -> Draft
  init(make: @escaping () -> Draft) { self.make = make }
}
