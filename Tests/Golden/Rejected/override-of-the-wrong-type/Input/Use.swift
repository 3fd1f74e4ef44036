import DIRuntime

func test() -> Container {
  Container { $0.override(.clock) { _ in "noon" } }
}

func unknown() -> Container {
  Container { $0.override(.watch) { _ in SystemClock() } }
}
