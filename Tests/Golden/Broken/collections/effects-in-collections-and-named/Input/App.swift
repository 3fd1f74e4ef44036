protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin { init() throws {} }

// @provide
struct Editor { let plugins: Lazy<[any Plugin]> }

// @provide(name: main)
struct Store { init() throws {} }

extension Editor {
  // @provide
  actor Worker { init(store: Lazy<Store> /* @named(main) */) {} }
}

#if DEBUG
// @provide
func tool(make: @escaping () -> Editor.Worker) -> Tool { Tool() }
#endif

struct Tool {}
