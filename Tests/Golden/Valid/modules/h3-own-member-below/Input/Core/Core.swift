public protocol Log: Sendable { var name: String { get } }

// @provide(singleton, public, as: Log)
struct FileLog: Log { let name = "the provider's" }
