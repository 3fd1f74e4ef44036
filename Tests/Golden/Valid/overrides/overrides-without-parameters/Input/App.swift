protocol Configuration: Sendable { var name: String { get } }

struct Saved: Configuration { let name = "saved" }

struct NoFile: Error {}

// @provide(singleton)
func configuration() throws(NoFile) -> any Configuration { Saved() }

// @provide(singleton, keyed: path)
func file(path: String /* @arg */) throws(NoFile) -> Int { path.count }

// @provide(singleton, name: model)
@MainActor func makeModel() throws(NoFile) -> any Configuration { Saved() }

// @provide(singleton, name: remote)
func fetch() async throws(NoFile) -> any Configuration { Saved() }

// @provide(name: plain)
func makePlain() throws -> any Configuration { Saved() }
