import DIRuntime

struct Report {
  @InjectedEachTime(.clock) var clock
  @InjectedEachTime var other: any Clock

  init() {}

  init(clock: any Clock) {
    self.clock = clock
  }

  mutating func set(_ clock: any Clock) {
    other = clock
  }

  mutating func project(_ clock: any Clock) {
    $clock = clock
  }
}

func set(_ report: inout Report) {
  report.clock = SystemClock()
}
