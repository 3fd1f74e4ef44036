struct User {}

protocol Repository<Entity> { associatedtype Entity }

// @provide(as: Repository<Entity>)
struct Table<Entity>: Repository {}

// @provide(as: [Archive<Entity>])
struct Tape<Entity>: Repository, Archive {}

protocol Archive<Entity> { associatedtype Entity }

// @provide
struct Users {
  let table: Table<User>
  let tape: Tape<User>
}
