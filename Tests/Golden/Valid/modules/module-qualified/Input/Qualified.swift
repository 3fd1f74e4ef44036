import DIRuntime

protocol Clock: Sendable {}
struct Time {}
enum Outer {
  struct Time {}
  // @provide(as: App.Clock)
  struct Sundial: App.Clock { var time: App.Time; var inner: Time }
  // @provide
  static var inner: Time { Time() }
}

// @provide
func now() -> App.Time { Time() }

// @provide
struct Watch {
  var clock: any App.Clock
  var int: Swift.Int = 3
  var container: DIRuntime.Container
}
