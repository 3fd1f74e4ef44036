protocol Clock {}
protocol Plugin {}

// @provide(as: Clock)
struct WallClock: Clock {}

// @provide
struct Chicken { let egg: Egg }

// @provide
struct Door { let width: Int /* @arg */ }

// @provide
struct Disk { init() throws {} }
