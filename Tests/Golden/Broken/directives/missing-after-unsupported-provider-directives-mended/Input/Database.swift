// @provide(singleton)
final class Database: Sendable {
  init?() {}
}

//  provide

final class Migrations {}
