// @provide
struct Repository<Element> { let store: Store<Element> }

// @provide
struct Store<Element> { let disk: Disk<Element>; let clock: Clock }

struct Disk<Element> {}
protocol Clock {}

// @provide
struct Feed { let users: Repository<User>; let posts: Repository<Post> }

struct User {}
struct Post {}
