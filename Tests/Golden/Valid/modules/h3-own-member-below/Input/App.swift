import Core
import Feature

struct Fake: Log { let name = "the override" }

// @provide
struct Screen { let log: any Log }
