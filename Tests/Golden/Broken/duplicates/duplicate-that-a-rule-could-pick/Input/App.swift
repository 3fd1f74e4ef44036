protocol Store {}

// @provide
class Disk: Store {}

// @provide
func otherDisk() -> Disk { Disk() }

// @provide
struct Backup { init(store: any Store /* @match(nearest) */) {} }
