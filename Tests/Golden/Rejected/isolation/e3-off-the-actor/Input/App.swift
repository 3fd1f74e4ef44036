import DIRuntime

// @provide(singleton)
@MainActor final class Model { init() {} }

// Built from what is the main actor's.
// @provide
struct Report { let model: Model }

@globalActor actor Database { static let shared = Database() }

// @provide(singleton)
@Database final class Table { init() {} }

// @provide
func remote() async -> Int { 1 }

func offTheActor(_ c: Container) {
  _ = c.model
  _ = c.report
  _ = c.fresh(.model)
}

@MainActor func onAnother(_ c: Container) {
  _ = c.table
  _ = c.remote
}

func overridden() {
  let model = Container { $0.override(.model) { _ in 1 } }
  let table = Container { $0.override(.table) { @MainActor _ in Table() } }
  _ = (model, table)
}
