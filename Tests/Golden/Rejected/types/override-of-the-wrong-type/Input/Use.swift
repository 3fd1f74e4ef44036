import DIRuntime

func wrongType() -> Container {
  Container { $0.override(.zone) { _, offset in offset } }
}

func wrongArguments() -> Container {
  Container { $0.override(.zone) { _ in Zone(offset: 1) } }
}

func throwing() -> Container {
  Container { $0.override(.clock) { _ in throw Broken() } }
}

func unknown() -> Container {
  Container { $0.override(.watch) { _ in SystemClock() } }
}

func wrongArgumentsOfMany() -> Container {
  Container { $0.override(.seat) { _, row in throw Broken() } }
}

func noArguments() -> Container {
  Container { $0.override(.clock) { SystemClock() } }
}
