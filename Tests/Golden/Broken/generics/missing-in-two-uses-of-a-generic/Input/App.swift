struct User {}
struct Book {}
struct Database {}

// @provide
struct Repository<Model> { let database: Database }

// @provide
struct Library {
  let users: Repository<User>
  let books: Repository<Book>
}
