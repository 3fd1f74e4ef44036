// @provide
struct Repository<Element> {}

// @provide
struct RepositoryInt {}

// @provide
struct Feed { let users: Repository<Int> }
