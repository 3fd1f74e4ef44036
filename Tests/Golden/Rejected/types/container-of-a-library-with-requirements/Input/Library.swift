import DIRuntime

// @require
public protocol Clock: Sendable {}

// @require
public protocol Storage {}

// @provide(singleton)
final class Timer: Sendable {
  init(clock: any Clock) {}
}

func main() {
  _ = Container().timer
  _ = Container { $0.override(.timer) { c in c.original(.timer) } }
}
