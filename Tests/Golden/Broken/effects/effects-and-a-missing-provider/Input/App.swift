// @provide
struct Disk { init(clock: Clock) throws {} }

protocol Clock {}

// @provide
struct Sync { let disk: Lazy<Disk> }
