// @provide
#if canImport(Observation)
#if DEBUG
@MainActor
#endif
#endif
final class Panel {}

// @provide
#if DEBUG
#if os(Linux)
@available(*, deprecated)
#else
@frozen
#endif
@MainActor
#endif
struct Screen { let panel: Panel }
