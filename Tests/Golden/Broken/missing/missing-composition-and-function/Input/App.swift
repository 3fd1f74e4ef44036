protocol Reader {}
protocol Writer {}

// @provide
final class Disk: Reader, Writer {}

// @provide
final class Copier {
  init(disk: any Reader & Writer, done: @escaping @Sendable (Int) -> Void, log: (String) throws -> Bool) {}
}
