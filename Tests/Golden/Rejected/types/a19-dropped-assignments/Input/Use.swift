import DIRuntime

// Each of these would be an assignment that nobody sees.

func accessor(_ container: Container) {
  container.clock = SystemClock()
}

func copyOfABox(_ container: Container) {
  container.settings.value.isVerbose = true
}

func copyOfALazy(_ clock: Lazy<any Clock>) {
  clock.value = SystemClock()
}

final class Job: Sendable {
  let clock = Injected(.clock)

  func set() {
    clock.wrappedValue = SystemClock()
  }
}

struct Report {
  @Injected(.clock) var clock

  func set() {
    clock = SystemClock()
  }
}

struct Switches {
  @InjectedBox(.settings) var settings

  func write() {
    settings.isVerbose = true
  }
}

func ofAnotherType(_ report: inout Report) {
  report.clock = 7
}
