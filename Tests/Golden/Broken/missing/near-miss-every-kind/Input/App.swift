// @provide
struct Named { let store: Store /* @named(mian) */ }

// @provide(name: main)
struct Store {}

// @provide
struct Optional { let maybe: Maybe }

// @provide
func maybe() -> Maybe? { nil }
struct Maybe {}

// @provide
struct Below { let port: any Port }

protocol Port {}
// @provide
struct Disk: Port {}

// @provide
struct Misspelt { let loader: Lodaer }

// @provide
struct Loader {}

// @provide
struct Bare { let engine: Engine }

final class Engine {}

#if DEBUG
// @provide
struct Probe {}
#else
// @provide
struct Field { let probe: Probe }
#endif
