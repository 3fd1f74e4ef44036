import DIRuntime

// @provide
struct Clock: Sendable { let name = "clock" }

// @provide
struct Watch {
  let first: DIRuntime.Lazy<Clock>
  let second: DIRuntime.Provider<Clock>
}
