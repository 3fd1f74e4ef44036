protocol Repository<Entity> { associatedtype Entity }

// @provide(as: Repository)
struct Users: Repository { typealias Entity = String }

// @provide
struct Report {
  let names: any Repository<String>
}
