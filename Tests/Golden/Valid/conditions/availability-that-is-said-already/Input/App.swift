import DIRuntime

// @provide
@available(macOS 26, *)
@available(iOS, obsoleted: 30)
@available(tvOS, deprecated: 30, message: "it may be said to be \"old, unavailable, or both\"")
struct Clock { let name = "clock" }

// A message makes nothing unavailable.
// @provide
@available(macOS, unavailable)
@available(iOS, obsoleted: 30)
struct Watch { let clock: Clock }
