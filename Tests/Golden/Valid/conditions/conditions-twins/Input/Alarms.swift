import DIRuntime

// @provide
struct Timer: Sendable { var title = "timer" }
#if DEBUG
// @provide(name: slowTimer)
func slowTimer() -> Timer { Timer(title: "slow timer") }
#endif

/// Is the same in both builds, though there is another one in one of them.
// @provide
struct Alarm {
  let timer: Lazy<Timer>
}
