// The option is misspelt: nobody is told that the subtype which they get instead takes an argument that they have not, or
// is one of two that are equally far.

protocol Store {}
protocol Port {}

// @provide(match: nearest)
protocol Folder: Store {}

protocol Cover: Folder {}

// @provide(singelton)
class Disk: Store, Port {}

// @provide
final class Cache: Disk {
  init(limit: Int /* @arg */) {}
}

// @provide(publik)
struct Drawer: Folder {}

// @provide
struct Binder: Cover {}

// @provide
struct Pocket: Cover {}

// @provide
final class Reader {
  init(store: any Store /* @match(nearest) */, disk: Disk /* @match(furthest) */) {}
}

// @provide
final class Later {
  init(disk: @escaping () -> Disk /* @match(nearest) */, port: Lazy<any Port> /* @match(nearest) */) {}
}
