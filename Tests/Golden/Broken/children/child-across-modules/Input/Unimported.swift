import DIRuntime

// Other files import it; this one does not.
// @provide(singleton, in: Tour)
final class Six: Sendable {}
