import Core
import Mid
import DIRuntime
// @provide(replaces: Core.clock, order: 2)
struct Quoted: Clock { let clock: any Clock; var name: String { "'\(clock.name)'" } }
// @provide(replaces: Core.clock, order: 1)
struct Low: Clock { let clock: any Clock; var name: String { clock.name.lowercased() + "_" } }

protocol Log: Sendable { var text: String { get } }
// @provide(as: Log)
struct FileLog: Log { var text: String { "file" } }
// @provide(replaces: log)
struct LoudLog: Log { let log: any Log; var text: String { log.text + "+loud" } }
