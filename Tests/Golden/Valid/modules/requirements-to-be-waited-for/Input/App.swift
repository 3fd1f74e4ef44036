import DIRuntime
import Lib

// @provide
func database() async -> Database { Database("main") }

// @provide
func archive(database: Database) async throws(Missing) -> Archive {
  if database.name.isEmpty { throw .file }
  return Archive(database)
}

// What throws and waits for less than is allowed.
// @provide(as: Index)
struct SmallIndex: Index {
  let count = 3
}

// @provide
@MainActor func region() async -> Region { Region("north") }
