import DIRuntime

protocol Logger: Sendable { var name: String { get } }

// In each build there is one subtype, so there is nothing to choose between.
#if DEBUG
// @provide
struct Console: Logger { let name = "a loud console" }
#else
// @provide
struct Console: Logger { let name = "a quiet console" }
#endif

// @provide
struct Service {
  // @match(nearest)
  let make: @Sendable () -> any Logger
  // @match(furthest)
  let lazily: Lazy<any Logger>
  // @match(nearest)
  let each: Provider<any Logger>
}
