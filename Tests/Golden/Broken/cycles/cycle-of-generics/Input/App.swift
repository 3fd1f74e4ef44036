// @provide
struct Repository<Element> { let cache: Cache<Element> }

// @provide
struct Cache<Element> { let repository: Repository<Element> }

// @provide
struct Feed { let users: Repository<Int> }
