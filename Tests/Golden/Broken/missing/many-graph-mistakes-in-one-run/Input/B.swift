// @provide(as: Clock)
struct OtherClock: Clock {}

// @provide
struct Egg { let chicken: Chicken }

// @provide
struct House { let door: Door; let disk: Lazy<Disk>; let plugins: [any Plugin]; let clock: any Clock; let nobody: Nobody }

struct Nobody {}

#if DEBUG
// @provide
struct Probe {}
#endif

// @provide(weak)
struct Weak { let probe: Probe }

// @provide
struct Panel { let probe: Probe }
