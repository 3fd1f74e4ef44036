// @module(isolation: MainActor)

enum Format { case csv, json }
nonisolated enum Level { case low }
protocol Parser {}

// @provide(into: Parser, key: Format.csv)
struct Lines: Parser {}

// @provide(into: Parser, key: Level.low)
struct Words: Parser {}
