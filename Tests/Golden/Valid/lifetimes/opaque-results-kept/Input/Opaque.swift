protocol Store { var name: String { get } }
protocol Log: Sendable { var name: String { get } }
struct Plain: Store, Log { let name = "plain" }

// @provide(singleton)
func store() -> some Store & Sendable { Plain() }

// @provide(singleton)
func log() -> some Log { Plain() }

// @provide(singleton, name: spare)
let spareStore: any Store & Sendable = Plain()

// @provide
struct User {
  var store: any Store & Sendable
  var log: any Log
}
