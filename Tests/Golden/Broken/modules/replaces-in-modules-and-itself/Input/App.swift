import Core

protocol Clock {}

// @provide(replaces: wall)
struct Wall: Clock {}

// @provide(replaces: Nowhere.clock)
struct Other: Clock {}

// @provide(replaces: hiden)
struct Third {}
