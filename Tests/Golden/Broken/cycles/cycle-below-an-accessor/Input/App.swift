// @provide
struct App { let feed: Feed }
// @provide
struct Feed { let cache: Cache }
// @provide
final class Cache { init(store: Store) {} }
// @provide
final class Store { init(cache: Cache) {} }
