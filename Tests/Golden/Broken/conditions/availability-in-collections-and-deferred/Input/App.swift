import DIRuntime

protocol Plugin {}

@available(macOS 26, *)
// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide
struct Editor { let plugins: [any Plugin] }

protocol Clock {}

@available(macOS 26, *)
// @provide(as: Clock)
struct NewClock: Clock {}

// @provide
struct Watch { let clock: Lazy<any Clock>; let again: () -> Watches }

// @provide
final class Watches { init(watch: Lazy<Watch>) {} }
