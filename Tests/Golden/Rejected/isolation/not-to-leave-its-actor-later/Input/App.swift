import DIRuntime

final class Row { var text = "" }

// @provide
@MainActor func rows() -> [Row] { [Row()] }

// Asks from elsewhere, and later, for what must stay on the main actor.
// @provide
final class Later { init(make: @escaping () async -> [Row]) {} }
