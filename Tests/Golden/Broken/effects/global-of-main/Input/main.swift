print("started")

// @provide
let port: Int = 8080

// @provide
var host: String { "localhost" }

// What says where it is needs no other file.

// @provide
nonisolated var path: String { "/" }

// @provide
@MainActor var title: String { "main" }
