@available(macOS 26, iOS 26.1, *)
enum Intelligence {
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 26, obsoleted: 27, message: "too small, (sorry)")
  // @provide
  struct Model {}
}

// @provide
struct Assistant {
  let model: Intelligence.Model
}

// What is above it must say so too, as far as it does not.
@available(iOS 27, *)
// @provide
struct Window {
  let assistant: Assistant
}

// The runtime asks for that much itself.
@available(macOS 13, iOS 16, *)
// @provide
struct Clock {}

// @provide
struct Alarm {
  let clock: Clock
}
