// @provide
final class Repository {
  init(database: Database, migrations: Migrations) {}
}
