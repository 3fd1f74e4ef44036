import DIRuntime

final class Row { var text = "" }

// @provide
@MainActor func rows() -> [Row] { [Row()] }

// Waits for what must stay on the main actor.
// @provide
final class Table { init(rows: [Row]) async {} }
